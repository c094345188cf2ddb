import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const ordersPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.OrderGateway).toConstantValue(ports.orders)
    bind(services.OrderEventGateway).toConstantValue(ports.orderEvents)
    bind(services.PushGateway).toConstantValue(ports.push)
    bind(services.OrderDocumentGateway).toConstantValue(ports.orderDocuments)
    bind(services.CancelGateway).toConstantValue(ports.cancels)
  })
