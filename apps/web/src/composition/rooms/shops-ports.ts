import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const shopsPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.ShopDirectory).toConstantValue(ports.shops)
    bind(services.ShopPages).toConstantValue(ports.shopPages)
    bind(services.ShopFollowing).toConstantValue(ports.following)
    bind(services.PollGateway).toConstantValue(ports.polls)
    bind(services.SellerApplications).toConstantValue(ports.applications)
  })
