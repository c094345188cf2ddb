import { add, allocate, kurus, type Money, zero } from '@market/domain/money'
import { netPrice, type OrderSnapshot, type SnapshotItem } from './order-snapshot.ts'

/** The share of the money and of the gift code that paid for a part of an order. */
export interface Share {
  readonly money: Money
  readonly gift: Money
}
export interface PaidShares {
  /** Shares by line number, from 1, as in `order_items`. */
  readonly lines: readonly Share[]
  /** The wrapping part of `lines`, by line number. It is refunded with the line's last unit. */
  readonly wrapping: readonly Share[]
  /** Shares of the shipping fees, by shop id. */
  readonly cargo: ReadonlyMap<number, Share>
}

const sumOf = (one: Share, other: Share): Share => ({
  money: add(one.money, other.money),
  gift: add(one.gift, other.gift),
})

/** The price of a line with its services, minus promotions. */
const lineCost = (item: SnapshotItem): Money => add(netPrice(item), ...item.insurances.map(({ price }) => price))

/**
 * Spreads what was charged, interest included, and what the gift code paid over lines and cargo by their prices, to the
 * kuruş (rules.md M4): giving everything back refunds exactly what was paid.
 */
export function paidShares(
  snapshot: Pick<OrderSnapshot, 'shops'>,
  paid: { readonly charged: number; readonly gift: number },
): PaidShares {
  const lines = snapshot.shops.flatMap((shop) => shop.items.map(lineCost))
  const wraps = snapshot.shops.flatMap((shop) => shop.items.map(({ gift }) => gift?.wrapPrice ?? zero))
  const cargo = snapshot.shops.map((shop) => shop.cargoTotalPrice)
  const weights = [...lines, ...cargo, ...wraps]
  const spread = (amount: number): readonly Money[] =>
    weights.some((weight) => weight > 0) ? allocate(kurus(amount), weights) : weights.map(() => zero)
  const [money, gift] = [spread(paid.charged), spread(paid.gift)]
  const at = (index: number): Share => ({ money: money[index] ?? zero, gift: gift[index] ?? zero })
  const wrapping = wraps.map((_, index) => at(lines.length + cargo.length + index))
  return {
    lines: wrapping.map((wrap, index) => sumOf(at(index), wrap)),
    wrapping,
    cargo: new Map(snapshot.shops.map((shop, index) => [shop.shopId, at(lines.length + index)])),
  }
}
