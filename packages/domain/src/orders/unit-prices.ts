import { kurus, type Money } from '../money/money.ts'

/** A bought line: some of its units may have had a limited discount, the others the full price (rules.md C1). */
export interface BoughtLine {
  readonly quantity: number
  /** Units that had the limited discount; zero without one. */
  readonly discountedUnits: number
  /** Price of a discounted unit if there was a limited discount, otherwise of each unit. */
  readonly singlePrice: Money
  /** Price of all units of the line. */
  readonly price: Money
}

/** The units grouped by price, cheapest first. */
export function unitPrices({
  quantity,
  discountedUnits: cheap,
  singlePrice,
  price,
}: BoughtLine): readonly { readonly units: number; readonly price: Money }[] {
  const dear = quantity - cheap
  if (price === singlePrice * quantity || dear <= 0) return [{ units: quantity, price: singlePrice }]
  const rest = { units: dear, price: kurus(Math.round((price - singlePrice * cheap) / dear)) }
  return cheap > 0 ? [{ units: cheap, price: singlePrice }, rest] : [rest]
}
