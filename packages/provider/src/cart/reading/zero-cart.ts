import { type Cart, zero } from '@market/domain'

/** The cart of an owner who never put anything in. */
export const zeroCart: Cart = {
  count: 0,
  revision: 0,
  shops: [],
  shipDiscount: zero,
  giftCodeAmount: zero,
  showGiftCode: false,
  hasGold: false,
  tcRequired: false,
  fastShipping: { offered: false, addressId: null },
  messages: [],
}
