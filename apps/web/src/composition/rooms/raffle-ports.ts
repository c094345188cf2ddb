import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const rafflePorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.RaffleGateway).toConstantValue(ports.raffles)
  })
