import { sessionAddressDraft, sessionPaymentDraft } from '@market/browser'
import { payOtherwise, placeCardOrder } from '@market/domain/checkout'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const checkoutRoom = roomModule({
  placeCardOrder: made(placeCardOrder, {
    payments: services.PaymentGateway,
    tokenizer: services.CardTokenizer,
    clock: services.Clock,
  }),
  addressDrafts: (from) => sessionAddressDraft(from.get(services.BrowserStorages)),
  paymentDrafts: (from) => sessionPaymentDraft(from.get(services.BrowserStorages)),
  payOtherwise: made(payOtherwise, { others: services.OrderPaymentGateway, storedCards: services.StoredCardTokenizer }),
})
