import type { CartItemWire } from '@market/contract'
import type { GiftChoice } from '@market/domain'

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
