import { fail, type Result, succeed } from '@market/domain/kernel'
import { addedPrice, combinationOf } from '@market/domain/catalog'
import type { CartFailure } from './cart-failures.ts'
import type { LineRef } from './ports/carts.ts'
import type { OfferedProduct } from './ports/offers.ts'
import { chosenValues, variantsOf } from './reading/chosen-values.ts'

/** A product in one combination, as it is sold now. */
export interface Offer extends LineRef {
  readonly name: string
  readonly upperLimit: number
  /** Units in stock, including those that an open order of this cart holds. */
  readonly stock: number
  /** Kuruş for one unit, the chosen values included. */
  readonly price: number
  /** Units left at the discount; null where every unit has the price. */
  readonly discounted: number | null
}

/** The combination in its stored form, in any order of the ids (rules.md L4). */
export const readCombination = (attrId: string): string =>
  attrId === '' ? '' : combinationOf(attrId.split(';').map(Number))

/** Fails if the product is unknown or not on sale, or the variants are wrong. */
export function offerOf(line: LineRef, product: OfferedProduct | undefined): Result<Offer, CartFailure> {
  if (!product) return fail({ code: 'cart/unknown-product' })
  const { name, upperLimit, stock, discounted, attributes } = product
  if (!product.active) return fail({ code: 'cart/not-sold', name })
  const chosen = chosenValues(attributes, line.combination)
  if (line.combination === '' && !chosen)
    return fail({ code: 'cart/variant-missing', names: variantsOf(attributes).map((variant) => variant.name) })
  if (!chosen || stock === undefined) return fail({ code: 'cart/unknown-variant' })
  const price = product.price + addedPrice(chosen)
  return succeed({
    productId: line.productId,
    combination: line.combination,
    name,
    upperLimit,
    stock,
    price,
    discounted,
  })
}
