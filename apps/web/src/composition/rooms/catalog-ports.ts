import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const catalogPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.ProductCatalog).toConstantValue(ports.catalog)
    bind(services.CategoryCatalog).toConstantValue(ports.categories)
    bind(services.FriendGateway).toConstantValue(ports.friends)
    bind(services.WholesaleGateway).toConstantValue(ports.wholesale)
  })
