import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const cartPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.SavedGateway).toConstantValue(ports.saved)
    bind(services.SharedCartGateway).toConstantValue(ports.sharedCarts)
    bind(services.GiftCodeGateway).toConstantValue(ports.giftCodes)
    bind(services.GiftChoiceGateway).toConstantValue(ports.giftChoices)
    bind(services.PromotionGateway).toConstantValue(ports.promotions)
    bind(services.InsuranceGateway).toConstantValue(ports.insurances)
  })
