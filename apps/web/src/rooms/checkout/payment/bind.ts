import type { PaymentDraftMemory } from '@market/domain/checkout'
import { roomModule } from '@market/react'
import { makePaymentStore } from '@market/stores'
import { services } from '../../../composition/tokens.ts'
import { begunPayment, begunPaymentDays } from '../../../shared/payment/use-begun-payment.ts'

/** Apart from the room's other use-cases, so that its code loads with the payment step. */
export const paymentRoom = roomModule({
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
