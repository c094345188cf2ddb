import { addLimit } from '@market/domain/cart'
import type { Offer } from './offer.ts'
import type { CartLine, LineRef } from './ports/carts.ts'

/** Units of a product that a cart already has: in the offered combination, and in others. */
export interface HeldUnits {
  readonly line: CartLine | undefined
  readonly here: number
  readonly others: number
}

export const isLine =
  ({ productId, combination }: LineRef) =>
  (line: LineRef): boolean =>
    line.productId === productId && line.combination === combination

export function heldUnits(lines: readonly CartLine[], offer: Offer): HeldUnits {
  const line = lines.find(isLine(offer))
  const here = line?.quantity ?? 0
  const all = lines.reduce((sum, one) => (one.productId === offer.productId ? sum + one.quantity : sum), 0)
  return { line, here, others: all - here }
}

/** Most units that the line may hold; the upper limit is for all combinations together (rules.md C6). */
export const lineLimit = (offer: Offer, { others }: HeldUnits): number =>
  addLimit({ stock: offer.stock, upperLimit: Math.max(0, offer.upperLimit - others) })

/** The line at a quantity. It stores the current price and discounted units, so that later changes can be shown. */
export const lineOf = (
  { productId, combination, price, discounted }: Offer,
  { line, others }: HeldUnits,
  written: { readonly quantity: number } & Partial<CartLine>,
): CartLine => ({
  productId,
  combination,
  price,
  dismissedPrice: null,
  discounted: discounted === null ? null : Math.min(written.quantity, Math.max(0, discounted - others)),
  earlierUnits: 0,
  relatedProductId: line?.relatedProductId ?? null,
  services: line?.services ?? [],
  chosen: line?.chosen ?? true,
  gift: line?.gift ?? null,
  ...written,
})
