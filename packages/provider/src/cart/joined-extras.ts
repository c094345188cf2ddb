import type { CartLine } from './ports/carts.ts'

type Extras = Pick<CartLine, 'services' | 'gift' | 'relatedProductId'>

/**
 * What a line has beside its units once another of the same goods has joined it: the services of both, its own gift before
 * that of the other, and the newer link. Every way into a cart or into the list for later goes by this.
 */
export const joinedExtras = (held: Extras | undefined, joining: Extras): Extras => ({
  services: [...new Set([...(held?.services ?? []), ...joining.services])],
  gift: held?.gift ?? joining.gift,
  relatedProductId: joining.relatedProductId ?? held?.relatedProductId ?? null,
})
