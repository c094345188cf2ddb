import type { ProductCard } from '../catalog/product.ts'
import type { ProductId } from '../kernel/ids.ts'
import { add, type Money, subtract, times, zero } from '../money/money.ts'

/** A shop's part of a cart, as far as its cargo is concerned. Amounts in kuruş. */
export interface CargoOfShop {
  readonly freeCargoOver: Money | null
  readonly subTotal: Money
  readonly cargoTotalPrice: Money
}

/** Multiples of the cargo price: how much may be missing, and how much more than that a product may cost. Few spend much to save little. */
const worth = { missing: 5, more: 2 }
const shown = 4

/** The sum missing for free shipping, in kuruş; zero if it is free already, or never free. */
export const missingForFreeCargo = ({ freeCargoOver, subTotal, cargoTotalPrice }: CargoOfShop): Money =>
  freeCargoOver === null || cargoTotalPrice === 0 || subTotal >= freeCargoOver
    ? zero
    : subtract(freeCargoOver, subTotal)

/**
 * Price range, in kuruş, of one more product that makes shipping free. Undefined if it is free already, or if
 * paying for shipping is far cheaper than the missing amount.
 */
export function cargoHelpRange(shop: CargoOfShop): { readonly min: Money; readonly max: Money } | undefined {
  const missing = missingForFreeCargo(shop)
  if (missing === 0 || missing > times(shop.cargoTotalPrice, worth.missing)) return undefined
  return { min: missing, max: add(missing, times(shop.cargoTotalPrice, worth.more)) }
}

/** Which of the products free the shop's cargo, cheapest first: in stock, not in the cart, four at most. */
export function cargoHelp(
  shop: CargoOfShop,
  products: readonly ProductCard[],
  inCart: readonly ProductId[],
): readonly ProductCard[] {
  const range = cargoHelpRange(shop)
  if (!range) return []
  return products
    .filter(({ id, price, stock }) => stock > 0 && price >= range.min && price <= range.max && !inCart.includes(id))
    .toSorted((one, other) => one.price - other.price || one.id - other.id)
    .slice(0, shown)
}
