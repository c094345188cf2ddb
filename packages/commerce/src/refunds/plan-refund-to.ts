import { add, formatPrice, type Money, subtract, zero } from '@market/domain/money'
import { receivedAt } from '../fulfilment/received-at.ts'
import type { CancellableOrder } from './cancellable-order.ts'
import { isGone } from './is-gone.ts'
import type { CancelPlan } from './plan-cancel.ts'
import { requestRefundTo } from '../payment/refund-to.ts'

/** Cash that is still to be paid at the doors of an order. */
function dueOf({ lines, cargo, parcels }: CancellableOrder): Money {
  const open = parcels.filter((parcel) => !isGone(parcel) && receivedAt(parcel.events) === null)
  const shops = new Set(open.map(({ shopId }) => shopId))
  return add(
    ...lines.filter(({ shopId }) => shops.has(shopId)).map(({ paid }) => paid.money),
    ...[...cargo].filter(([shopId]) => shops.has(shopId)).map(([, { money }]) => money),
  )
}

/** Where the money of a plan is refunded, and the amount that then remains to pay at the door. */
export function planRefundTo(order: CancellableOrder, { kind, payment, total, gift }: CancelPlan): string {
  const words = requestRefundTo({ ...payment, kind, worth: { refund: total, gift } })
  const due = kind === 'cancel' && !payment.collected ? subtract(dueOf(order), total) : zero
  return due > 0 ? `${words} Teslimatta ${formatPrice(due)} ödeyeceksiniz.` : words
}
