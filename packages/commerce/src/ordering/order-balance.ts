import { add, kurus, type Money, subtract, zero } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import type { OrderSnapshot, SnapshotItem } from './order-snapshot.ts'
import { paidShares, type Share } from './paid-shares.ts'

/** An order as it was paid, or is to be paid at its doors; amounts in kuruş. */
export interface PaidOrder {
  readonly shops: OrderSnapshot['shops']
  readonly method: PaymentMethod
  readonly charged: number
  readonly gift: number
}
/** A cancellation or return that was not refused; exchanges move no money and are left out. */
export interface BalanceRequest {
  readonly kind: 'cancel' | 'return'
  readonly status: 'waiting' | 'approved' | 'refunded'
  /** Cargo included. */
  readonly refund: number
  readonly cargoShops: readonly number[]
  /** The seller cancelled it, because it could not supply the units. */
  readonly unsupplied?: boolean
  readonly lines: readonly {
    readonly line: number
    readonly quantity: number
    readonly refund: number
    readonly gift: number
  }[]
}
/** Units of a line, by its number from 1, and what was paid for them. */
export interface ParcelLine {
  readonly line: number
  readonly item: SnapshotItem
  readonly units: number
  readonly paid: Share
}
/** The goods and money of a parcel, without everything that was cancelled. */
export interface ParcelBalance {
  readonly shopId: number
  /** Lines of which something is left. */
  readonly lines: readonly ParcelLine[]
  readonly cargo: Share
  /** Units returned after delivery, and whether their shipping fee was refunded with them. */
  readonly returned: readonly Pick<ParcelLine, 'line' | 'item' | 'units'>[]
  readonly cargoReturned: boolean
  /** Sum of lines and shipping; for payment at the door, the sum to pay there. */
  readonly money: Money
}
export interface OrderBalance {
  readonly parcels: readonly ParcelBalance[]
  /** Money that was sent back. */
  readonly refunded: Money
  /** The order's cost without cancelled and returned units. */
  readonly left: Money
}

/** The current goods and amounts of an order, used by pages, mails, documents, the office and accounting. */
export function orderBalance({ shops, method, ...paid }: PaidOrder, requests: readonly BalanceRequest[]): OrderBalance {
  const shares = paidShares({ shops }, paid)
  const cancelled = requests.filter(({ kind }) => kind === 'cancel')
  const cancelledCargo = new Set(cancelled.flatMap(({ cargoShops }) => cargoShops))
  const lines = shops.flatMap(({ shopId, items }) => items.map((item) => ({ shopId, item })))
  const left = lines.map(({ shopId, item }, index) => {
    const own = cancelled.flatMap((request) => request.lines).filter(({ line }) => line === index + 1)
    const { money, gift } = shares.lines[index] ?? { money: zero, gift: zero }
    return {
      shopId,
      line: index + 1,
      item,
      units: item.quantity - own.reduce((sum, { quantity }) => sum + quantity, 0),
      paid: {
        money: subtract(money, sumOf(own.map(({ refund }) => refund))),
        gift: subtract(gift, sumOf(own.map((part) => part.gift))),
      },
    }
  })
  const cameBack = requests.filter(({ kind, status }) => kind === 'return' && status !== 'waiting')
  const isBack = ({ kind, status }: BalanceRequest) => kind === 'cancel' || status !== 'waiting'
  // Cash that was cancelled before it was collected was never sent back.
  const isSent = ({ kind, status }: BalanceRequest) =>
    status === 'refunded' && !(kind === 'cancel' && method === 'cash_on_delivery')
  return {
    parcels: shops.map(({ shopId }) => {
      const own = left.filter((one) => one.shopId === shopId && one.units > 0)
      const share = cancelledCargo.has(shopId) ? undefined : shares.cargo.get(shopId)
      const cargo = share ?? { money: zero, gift: zero }
      return {
        shopId,
        lines: own,
        cargo,
        returned: own
          .map(({ line, item }) => ({ line, item, units: unitsGivenBack(cameBack, line) }))
          .filter(({ units }) => units > 0),
        cargoReturned: cameBack.some(({ cargoShops }) => cargoShops.includes(shopId)),
        money: add(cargo.money, ...own.map((line) => line.paid.money)),
      }
    }),
    refunded: sumOf(requests.filter(isSent).map(({ refund }) => refund)),
    left: subtract(kurus(paid.charged), sumOf(requests.filter(isBack).map(({ refund }) => refund))),
  }
}

/** Units of a line that are in a request. */
export const unitsGivenBack = (requests: readonly BalanceRequest[], line: number): number =>
  requests
    .flatMap((request) => request.lines)
    .filter((one) => one.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0)

const sumOf = (amounts: readonly number[]): Money => kurus(amounts.reduce((sum, amount) => sum + amount, 0))
