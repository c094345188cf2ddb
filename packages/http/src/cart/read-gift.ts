import type { CartItemWire } from '@market/contract'
import type { GiftChoice } from '@market/domain/cart'

/** How a line is sent as a gift, from the wire. */
export const readGift = ({
  prices_hidden: pricesHidden,
  note,
  wrapped,
}: NonNullable<CartItemWire['gift']>): GiftChoice => ({
  wrapped,
  note,
  pricesHidden,
})

/** How a line is sent as a gift, for the wire. */
export const writeGift = ({ wrapped, note, pricesHidden }: GiftChoice) => ({
  wrapped,
  note,
  prices_hidden: pricesHidden,
})
