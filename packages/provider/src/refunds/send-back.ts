import { fail, type Result } from '@market/domain'
import { cancellableOrder } from './cancellable-order.ts'
import { type CancelledOrder, cancelOrder } from './cancel-order.ts'
import type { OrderOf } from './ports/cancellations.ts'
import type { Refunds } from './ports/refunds.ts'
import type { RefundFailure } from './refund-failures.ts'

interface SentBack {
  readonly id: string
  readonly of: OrderOf
  readonly shopId: number
  readonly returnCode: string
  readonly now: Date
}
/** “Başka bir neden”, with the words below. */
const otherReason = 16

/**
 * What waited at a branch or in a locker and was not fetched goes back: a return of all that its shop's parcel holds, handed in
 * already, so that it is paid back when it has come. Cash was never taken of it: that is for a person to look at.
 */
export async function sendBack(
  ports: Refunds,
  { id, of, shopId, returnCode, now }: SentBack,
): Promise<Result<CancelledOrder, RefundFailure>> {
  const order = await ports.cancellations.lockOrder(of)
  if (!order) return fail({ code: 'refund/order-not-found' })
  const wanted =
    order.payment?.method === 'cash_on_delivery'
      ? []
      : cancellableOrder(order, now)
          .lines.filter((line) => line.shopId === shopId && line.kind === 'return' && line.left > 0)
          .map(({ item, left }) => ({
            productId: item.productId,
            attrId: item.combination,
            quantity: left,
            reasonId: otherReason,
            note: 'Teslim noktasından alınmadı.',
          }))
  if (wanted.length === 0) return fail({ code: 'refund/lines', field: 'lines' })
  const made = await cancelOrder(ports, { id, of, wanted, returnCode, pickupDay: null, photos: [], now })
  if (made.ok) await ports.returns.handIn(id, now)
  return made
}
