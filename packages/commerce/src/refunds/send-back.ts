import { fail, type Result, succeed } from '@market/domain/kernel'
import { type CancellableLine, cancellableOrder } from './cancellable-order.ts'
import { type CancelledOrder, unitsOf } from './cancel-order.ts'
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

/** The cancel reason “Başka bir neden”, with the words below. */
const otherReason = 6

/**
 * Cancels the rest of a parcel that was not accepted or picked up, as already handed in. The buyer never had the goods,
 * so the right of withdrawal and its deadline do not apply. The goods are on sale again, and gift code and money are
 * refunded, when the parcel arrives. No money moves if it was to be paid at the door.
 */
export async function sendBack(
  ports: Pick<Refunds, 'cancellations' | 'returns'>,
  { id, of, shopId, returnCode, now }: SentBack,
): Promise<Result<CancelledOrder, RefundFailure>> {
  const order = await ports.cancellations.lockOrder(of)
  if (!order) return fail({ code: 'refund/order-not-found' })
  const whole = cancellableOrder(order, now)
  const lines = whole.lines.map((line): CancellableLine =>
    line.shopId === shopId ? { ...line, kind: 'cancel' } : line,
  )
  const wanted = lines
    .filter((line) => line.shopId === shopId && line.left > 0)
    .map(({ item, left }) => ({
      productId: item.productId,
      attrId: item.combination,
      quantity: left,
      reasonId: otherReason,
      note: 'Paket teslim alınmadı.',
    }))
  const plan = planCancel({ ...whole, lines }, wanted)
  if (!plan.ok) return plan
  const request = { id, orderId: order.id, status: 'waiting', returnCode, pickupDay: null, photos: [], now } as const
  await ports.cancellations.write(requestOf(plan.value, request))
  await ports.returns.handIn(id, now)
  await ports.cancellations.uncountSales(plan.value.lines.map(unitsOf), isOfWeek(order, now))
  return succeed({ order, plan: plan.value, returnCode, pickupDay: null })
}
