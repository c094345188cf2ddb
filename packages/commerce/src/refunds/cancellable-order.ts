import { kurus, type Money, subtract } from '@market/domain/money'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import { paidShares, type Share } from '../ordering/paid-shares.ts'
import { cancellableAs, returnUntil } from './cancellable-as.ts'
import { inChoice } from './in-choice.ts'
import type { OrderToRefund } from './order-to-refund.ts'

/** A line of an order, with what can still be cancelled or returned of it. */
export interface CancellableLine {
  readonly line: number
  readonly item: SnapshotItem
  readonly shopId: number
  readonly shopName: string
  /** Units that were not cancelled or returned. */
  readonly left: number
  /** Those of them that can be asked for: a return that was denied is not asked for again. */
  readonly open: number
  /** Units on their way back. */
  readonly awaited: number
  /** The amount paid for the units that are left or on their way back. */
  readonly paid: Share
  /** The part of `paid` that is refunded only with the last unit: gift wrapping. */
  readonly withLast: Share
  /** Whether its units can be cancelled or returned now; null if neither. */
  readonly kind: 'cancel' | 'return' | null
  /** The last day for returning it, once it has arrived. */
  readonly returnUntil: Date | null
}
export interface CancellableOrder extends OrderToRefund {
  readonly lines: readonly CancellableLine[]
  /** Paid shipping fees of the shops whose fee was not refunded. */
  readonly cargo: ReadonlyMap<number, Share>
}

/** The lines of an order that can be cancelled or returned now, and what was paid for them. */
export function cancellableOrder(order: OrderToRefund, now: Date): CancellableOrder {
  const { snapshot, payment, parcels, givenBack, denied, cargoGiven, exchanges } = order
  const away = (line: number) =>
    order.awaited.filter((one) => one.line === line).reduce((sum, { quantity }) => sum + quantity, 0)
  const shares = paidShares(snapshot, { charged: payment?.charged ?? 0, gift: order.giftTotal })
  const all = snapshot.shops.flatMap((shop) => shop.items.map((item) => ({ item, shop })))
  return {
    ...order,
    cargo: new Map([...shares.cargo].filter(([shopId]) => !cargoGiven.includes(shopId))),
    lines: all.map(({ item: bought, shop }, index) => {
      const own = exchanges.filter(({ line }) => line === index + 1)
      const newest = own.findLast(({ done }) => done)
      const item = newest ? inChoice(bought, newest, exchanges) : bought
      const before = givenBack.find(({ line }) => line === index + 1)
      const share = shares.lines[index]
      const parcel = parcels.find(({ shopId }) => shopId === shop.shopId)
      const awaited = away(index + 1)
      const left = item.quantity - (before?.quantity ?? 0) - awaited
      return {
        line: index + 1,
        item,
        shopId: shop.shopId,
        shopName: shop.shopName,
        left,
        open: left - (denied.find(({ line }) => line === index + 1)?.quantity ?? 0),
        awaited,
        paid: { money: rest(share?.money, before?.refund), gift: rest(share?.gift, before?.gift) },
        withLast: shares.wrapping[index] ?? { money: kurus(0), gift: kurus(0) },
        // A line whose exchange is under way is with the courier.
        kind: payment && parcel && own.every(({ done }) => done) ? cancellableAs(parcel, item, now) : null,
        returnUntil: parcel ? returnUntil(parcel) : null,
      }
    }),
  }
}

const rest = (share: Money = kurus(0), given = 0): Money => subtract(share, kurus(given))
