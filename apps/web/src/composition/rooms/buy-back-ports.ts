import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const buyBackPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.BuyBackGateway).toConstantValue(ports.buyBacks)
  })
