import { fail, type Result, succeed } from '@market/domain/kernel'
import type { Money } from '@market/domain/money'
import { type CancelReason, pickupDays } from '@market/domain/orders'
import type { StockLine } from '../ordering/ports/stock.ts'
import { returnGiftCodePart } from '../ordering/reservation/gift-code-spending.ts'
import { cancellableOrder } from './cancellable-order.ts'
import { isOfWeek } from './is-of-week.ts'
import { mayShow } from './may-show.ts'
import { nothingLeft } from './nothing-left.ts'
import type { OrderToRefund } from './order-to-refund.ts'
import { type CancelPlan, planCancel, type WantedLine } from './plan-cancel.ts'
import type { OrderOf } from './ports/cancellations.ts'
import type { Refunds } from './ports/refunds.ts'
import type { RefundFailure } from './refund-failures.ts'
import { moneyBack } from '../payment/refund-to.ts'
import { priceWaiting } from './receive-return.ts'
import { requestOf } from './request-of.ts'

interface CancelOrder {
  readonly id: string
  readonly of: OrderOf
  readonly wanted: readonly WantedLine[]
  /** Reasons that the caller can give; a shopper's if it is missing. */
  readonly reasons?: readonly CancelReason[]
  /** The refund that its owner was shown. */
  readonly expected?: { readonly total: Money; readonly giftBack: Money } | undefined
  /** Used where something is sent back. */
  readonly returnCode: string
  /** The day on which a courier picks the return up; null if it is handed in at a branch. */
  readonly pickupDay: string | null
  /** Keys of photos that were sent for a return. */
  readonly photos: readonly string[]
  readonly now: Date
}
/** An accepted request. */
export interface CancelledOrder {
  readonly order: OrderToRefund
  readonly plan: CancelPlan
  /** Null where nothing is sent back. */
  readonly returnCode: string | null
  readonly pickupDay: string | null
}

/**
 * Cancels lines, or accepts their return, with the order locked, so that concurrent requests see each other's result.
 * Cancelled units are on sale again at once, returned units after their arrival. The money is refunded after the
 * commit.
 */
export async function cancelOrder(
  ports: Refunds,
  { id, of, wanted, now, ...command }: CancelOrder,
): Promise<Result<CancelledOrder, RefundFailure>> {
  const order = await ports.cancellations.lockOrder(of)
  if (!order) return fail({ code: 'refund/order-not-found' })
  const planned = planCancel(cancellableOrder(order, now), wanted, command.reasons)
  if (!planned.ok) return planned
  const plan = planned.value
  if (command.expected && !isExpected(plan, command.expected)) return fail({ code: 'refund/total-changed' })
  const [returnCode, pickupDay] = plan.kind === 'return' ? [command.returnCode, command.pickupDay] : [null, null]
  if (pickupDay !== null && !mayFetch(order, pickupDay, now)) return fail({ code: 'refund/pickup-day' })
  const photos = [...new Set(command.photos)]
  if (!(await mayShow(ports.cancellations, order.id, plan, photos))) return fail({ code: 'refund/photos' })
  const orderId = order.id
  await ports.cancellations.write(
    requestOf(plan, { id, orderId, status: statusOf(plan), returnCode, pickupDay, photos, now }),
  )
  if (plan.kind === 'cancel') {
    await cancelNow(ports, order, plan, now)
    await priceWaiting(ports, id, now)
  }
  return succeed({ order, plan, returnCode, pickupDay })
}

const isExpected = (
  { kind, payment: { method }, total, giftBack }: CancelPlan,
  expected: NonNullable<CancelOrder['expected']>,
): boolean => moneyBack({ method, kind }, total) === expected.total && giftBack === expected.giftBack

/**
 * Whether a courier can pick the return up on this day: only from orders that were delivered to an address. Others are
 * handed in at a branch.
 */
const mayFetch = ({ snapshot }: OrderToRefund, day: string, now: Date): boolean =>
  snapshot.shipping.option === 'address' && pickupDays(now).includes(day)

/**
 * A cancellation of an unpaid order is `refunded` at once, since no money was collected. A refund of zero is closed as
 * any other.
 */
function statusOf({ kind, payment }: CancelPlan): 'waiting' | 'approved' | 'refunded' {
  if (kind === 'return') return 'waiting'
  return payment.collected ? 'approved' : 'refunded'
}

async function cancelNow(
  { cancellations, giftCodes, promotions, stock }: Omit<Refunds, 'returns'>,
  order: OrderToRefund,
  { lines, payment, emptiedShops, gift }: CancelPlan,
  now: Date,
): Promise<void> {
  await cancellations.cancelParcels(order.id, emptiedShops)
  await returnGiftCodePart(giftCodes, order.id, gift, now)
  const moving = order.parcels.some(({ shopId, status }) => status !== 'cancelled' && !emptiedShops.includes(shopId))
  if (nothingLeft(order, emptiedShops)) await promotions.giveBack(order.id)
  const units = lines.map(unitsOf)
  await stock.giveBack(units)
  // Otherwise orders that are cancelled again would buy a rank among the best sellers.
  await cancellations.uncountSales(units, isOfWeek(order, now))
  if (!payment.collected && !moving) await cancellations.failPayment(payment.id, now)
}

/** Discounted units are counted first. */
export function unitsOf({ line: { item, left }, wanted: { quantity } }: CancelPlan['lines'][number]): StockLine {
  const returned = item.quantity - left
  const discounted = Math.min(item.discountedUnits, returned + quantity) - Math.min(item.discountedUnits, returned)
  const { productId, combination, discountNumber } = item
  return { productId, combination, quantity, discounted, discountNumber }
}
