import { add, type Money, subtract, times, zero } from '../money/money.ts'

/**
 * Data that decides the price of a line. `singlePrice` is the discounted price of one unit, `originalPrice` the full
 * one.
 */
export interface PricedLine {
  readonly singlePrice: Money
  readonly originalPrice: Money
  readonly quantity: number
  readonly discount?: { readonly maxQuantity: number } | null
}
export interface InsuredLine {
  readonly quantity: number
  readonly insuranceItems?: readonly { readonly price: Money; readonly selected: boolean }[]
}

const units = (quantity: number): number => (Number.isFinite(quantity) && quantity > 0 ? Math.floor(quantity) : 0)
const notNegative = (amount: Money): Money => (amount > 0 ? amount : zero)

/** Units that the discounted price holds for (rules.md C1). */
export const unitsAtPrice = (line: Pick<PricedLine, 'quantity' | 'discount'>): number => {
  const all = units(line.quantity)
  return line.discount ? Math.min(all, units(line.discount.maxQuantity)) : all
}

/** Price of a line: at most `discount.maxQuantity` units at the discounted price, the rest at the original (rules.md C1). */
export const lineTotal = (line: PricedLine): Money => {
  const all = units(line.quantity)
  const cheap = unitsAtPrice(line)
  return add(times(notNegative(line.singlePrice), cheap), times(notNegative(line.originalPrice), all - cheap))
}

/** Price of the chosen insurances of a line, each for every unit. */
export const insuranceTotal = (line: InsuredLine): Money =>
  add(
    ...(line.insuranceItems ?? [])
      .filter(({ selected }) => selected)
      .map(({ price }) => times(notNegative(price), units(line.quantity))),
  )

/** Saving on a line against the original price, never negative. */
export const lineDiscount = (line: PricedLine): Money =>
  notNegative(subtract(times(notNegative(line.originalPrice), units(line.quantity)), lineTotal(line)))
