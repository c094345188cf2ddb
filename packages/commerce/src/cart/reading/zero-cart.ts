import { zero } from '@market/domain/money'
import type { Cart } from '@market/domain/cart'

/** The cart of an owner without a stored cart. */
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
