import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const listsPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.SharedListGateway).toConstantValue(ports.sharedLists)
    bind(services.AlarmGateway).toConstantValue(ports.alarms)
  })
