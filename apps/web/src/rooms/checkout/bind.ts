import { sessionAddressDraft, sessionPaymentDraft } from '@market/browser'
import type { PaymentDraftMemory } from '@market/domain/checkout'
import { roomModule } from '@market/react'
import { makePaymentStore } from '@market/stores'
import { services } from '../../composition/tokens.ts'
import { begunPayment, begunPaymentDays } from '../../shared/payment/use-begun-payment.ts'

export const checkoutRoom = roomModule({
  addressDrafts: (from) => sessionAddressDraft(from.get(services.BrowserStorages)),
  paymentDrafts: (from) => sessionPaymentDraft(from.get(services.BrowserStorages)),
  /** Makes a store for each time that the payment step is opened. */
  makePayment: (from) => (drafts: PaymentDraftMemory) =>
    makePaymentStore({
      payments: from.get(services.PaymentGateway),
      tokenizer: from.get(services.CardTokenizer),
      others: from.get(services.OrderPaymentGateway),
      storedCards: from.get(services.StoredCardTokenizer),
      savedCards: from.get(services.SavedCardGateway),
      session: from.get(services.SessionStore),
      cart: from.get(services.CartStore),
      clock: from.get(services.Clock),
      drafts,
      newKey: () => crypto.randomUUID(),
      onBegun: () => from.get(services.ExpiringStore).write(begunPayment, '1', begunPaymentDays),
    }),
})
