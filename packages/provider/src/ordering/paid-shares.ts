import { add, allocate, kurus, type Money, zero } from '@market/domain'
import { netPrice, type OrderSnapshot, type SnapshotItem } from './order-snapshot.ts'

/** The share of the money and of the gift code that paid for a part of an order. */
export interface Share {
  readonly money: Money
  readonly gift: Money
}
export interface PaidShares {
  /** By line number, from 1, as in `order_items`. */
  readonly lines: readonly Share[]
  /** Of the cargo, by shop. */
  readonly cargo: ReadonlyMap<number, Share>
}

/** A line with its services, less what promotions took off it. */
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
  const cargo = snapshot.shops.map((shop) => shop.cargoTotalPrice)
  const weights = [...lines, ...cargo]
  const spread = (amount: number): readonly Money[] =>
    weights.some((weight) => weight > 0) ? allocate(kurus(amount), weights) : weights.map(() => zero)
  const [money, gift] = [spread(paid.charged), spread(paid.gift)]
  const at = (index: number): Share => ({ money: money[index] ?? zero, gift: gift[index] ?? zero })
  return {
    lines: lines.map((_, index) => at(index)),
    cargo: new Map(snapshot.shops.map((shop, index) => [shop.shopId, at(lines.length + index)])),
  }
}
