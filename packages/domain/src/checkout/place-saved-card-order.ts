import type { Clock } from '../kernel/clock.ts'
import { fail } from '../kernel/result.ts'
import type { PaidWithCard } from './pay-with-card.ts'
import type { PaymentGateway, SavedCardPayment } from './payment-gateway.ts'
import { isUsableCard, type SavedCard } from './saved-card.ts'

/** An order with the saved card that pays it. */
export type SavedCardOrder = Omit<SavedCardPayment, 'savedCard'> & { readonly savedCard: SavedCard }

/** Places the order of the cart and pays it by a saved card; an expired card is refused without a request. */
export const placeSavedCardOrder =
  ({ payments, clock }: { readonly payments: PaymentGateway; readonly clock: Clock }) =>
  async ({ savedCard, ...order }: SavedCardOrder): PaidWithCard => {
    if (!isUsableCard(savedCard, clock.now()))
      return fail({ kind: 'invalid', problems: [{ field: 'expiry', problem: 'expired' }] })
    if (!order.contractAccepted)
      return fail({ kind: 'invalid', problems: [{ field: 'contract', problem: 'required' }] })
    return payments.payBySavedCard({ ...order, savedCard: savedCard.id })
  }
