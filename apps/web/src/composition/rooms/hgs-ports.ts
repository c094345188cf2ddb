import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const hgsPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.HgsGateway).toConstantValue(ports.tolls)
  })
