import { fail, type Result, succeed } from '@market/domain'
import { type CancellableLine, cancellableOrder } from './cancellable-order.ts'
import { type CancelledOrder, cancelOrder, unitsOf } from './cancel-order.ts'
import { isOfWeek } from './is-of-week.ts'
import { planCancel } from './plan-cancel.ts'
import type { OrderOf } from './ports/cancellations.ts'
import type { Refunds } from './ports/refunds.ts'
import type { RefundFailure } from './refund-failures.ts'
import { requestOf } from './request-of.ts'

interface SentBack {
  readonly id: string
  readonly of: OrderOf
  readonly shopId: number
  readonly returnCode: string
  readonly now: Date
}
/** “Başka bir neden”, with the words below. */
const otherReason = { cancel: 6, return: 16 }

/**
 * A parcel that nobody took goes back, handed in already. What had waited at a branch or in a locker and was paid for is a return of
 * all that has a right of withdrawal; what was to be paid at the door was never sold, and all of it is cancelled. Either way it is
 * on sale again, and gift code and money are given back, when it has come.
 */
export async function sendBack(
  ports: Refunds,
  { id, of, shopId, returnCode, now }: SentBack,
): Promise<Result<CancelledOrder, RefundFailure>> {
  const order = await ports.cancellations.lockOrder(of)
  if (!order) return fail({ code: 'refund/order-not-found' })
  const kind = order.payment?.method === 'cash_on_delivery' ? 'cancel' : 'return'
  const whole = cancellableOrder(order, now)
  const lines = whole.lines.map((line): CancellableLine =>
    line.shopId === shopId && kind === 'cancel' ? { ...line, kind } : line,
  )
  const wanted = lines
    .filter((line) => line.shopId === shopId && line.kind === kind && line.left > 0)
    .map(({ item, left }) => ({
      productId: item.productId,
      attrId: item.combination,
      quantity: left,
      reasonId: otherReason[kind],
      note: 'Paket teslim alınmadı.',
    }))
  if (wanted.length === 0) return fail({ code: 'refund/lines', field: 'lines' })
  const request = { id, returnCode, pickupDay: null, photos: [], now }
  if (kind === 'return') {
    const made = await cancelOrder(ports, { ...request, of, wanted })
    if (made.ok) await ports.returns.handIn(id, now)
    return made
  }
  const plan = planCancel({ ...whole, lines }, wanted)
  if (!plan.ok) return plan
  await ports.cancellations.write(requestOf(plan.value, { ...request, orderId: order.id, status: 'waiting' }))
  await ports.returns.handIn(id, now)
  await ports.cancellations.uncountSales(plan.value.lines.map(unitsOf), isOfWeek(order, now))
  return succeed({ order, plan: plan.value, returnCode, pickupDay: null })
}
