import type { CartLine } from './ports/carts.ts'

type Extras = Pick<CartLine, 'services' | 'gift' | 'relatedProductId'>

/**
 * The services, gift options and link of a line after another line of the same product was merged into it: the services
 * of both, its own gift options before those of the other, and the newer link. Every way into the cart or the saved
 * items uses this.
 */
export const joinedExtras = (held: Extras | undefined, joining: Extras): Extras => ({
  services: [...new Set([...(held?.services ?? []), ...joining.services])],
  gift: held?.gift ?? joining.gift,
  relatedProductId: joining.relatedProductId ?? held?.relatedProductId ?? null,
})
