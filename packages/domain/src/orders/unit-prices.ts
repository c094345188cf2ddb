import { kurus, type Money } from '../money/money.ts'

/** A bought line: some of its units may have had a limited discount, the rest the full price (rules.md C1). */
export interface BoughtLine {
  readonly quantity: number
  /** Units that had the discount; none where there was no limited one. */
  readonly discountedUnits: number
  /** Of a discounted unit where there was a limited discount, else of each. */
  readonly singlePrice: Money
  /** Of the whole line. */
  readonly price: Money
}

/** How many units had which price, the cheaper first. */
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
