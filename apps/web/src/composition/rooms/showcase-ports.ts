import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const showcasePorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.CampaignCatalog).toConstantValue(ports.campaigns)
    bind(services.CollectionCatalog).toConstantValue(ports.collections)
    bind(services.DealCatalog).toConstantValue(ports.deals)
    bind(services.GiftCatalog).toConstantValue(ports.gifts)
    bind(services.OriginCatalog).toConstantValue(ports.origins)
  })
