import type { CartItemWire } from '@market/contract'
import type { GiftChoice } from '@market/domain/cart'

/** Reads a line's gift options from the API's format. */
export const readGift = ({
  prices_hidden: pricesHidden,
  note,
  wrapped,
}: NonNullable<CartItemWire['gift']>): GiftChoice => ({
  wrapped,
  note,
  pricesHidden,
})

/** Writes gift options in the API's format. */
export const writeGift = ({ wrapped, note, pricesHidden }: GiftChoice) => ({
  wrapped,
  note,
  prices_hidden: pricesHidden,
})
