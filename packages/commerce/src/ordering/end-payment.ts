import { methodTerms } from '../payment/method-terms.ts'
import type { PaymentEnd } from '../payment/ports/payment-book.ts'
import type { Reservation } from './ports/reservation.ts'
import { giveUnitsBack } from './reservation/give-units-back.ts'
import { returnGiftCode } from './reservation/gift-code-spending.ts'

/** Ends a pending payment without money. Its order fails and releases its stock; cart and address are kept. */
export async function endPayment(
  { giftCodes, promotions, openOrders, stock }: Reservation,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  end: PaymentEnd,
): Promise<void> {
  const method = await openOrders.endPayment(id, end)
  if (!method) return
  // Shoppers see a transfer or link order as cancelled, because it was already listed. Other orders just count as
  // failed attempts.
  await openOrders.endOrder(orderId, methodTerms[method].waits ? 'cancelled' : 'payment_failed')
  await returnGiftCode(giftCodes, orderId)
  await promotions.giveBack(orderId)
  await giveUnitsBack(openOrders, stock, orderId)
}
