import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const checkoutPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.GuestGateway).toConstantValue(ports.guests)
    bind(services.ShippingGateway).toConstantValue(ports.shipping)
    bind(services.FastShippingGateway).toConstantValue(ports.fastShipping)
    bind(services.PaymentGateway).toConstantValue(ports.payments)
    bind(services.SavedCardGateway).toConstantValue(ports.savedCards)
    bind(services.OrderPaymentGateway).toConstantValue(ports.orderPayments)
    bind(services.CardTokenizer).toConstantValue(ports.tokenizer)
    bind(services.StoredCardTokenizer).toConstantValue(ports.tokenizer)
  })
