import { productId, shopId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { Cart, CartItem, CartShop } from '@market/domain/cart'

export const aCartItem = (given: Partial<CartItem> = {}): CartItem => ({
  productId: productId(1001),
  attrId: '',
  name: 'Pamuklu Kadın Tişört',
  brand: 'Ihlamur',
  url: '/pamuklu-kadin-tisort-p-1001',
  image: 'urun-1001',
  categoryTree: 'Giyim & Aksesuar',
  withdrawal: 'free',
  attributes: [],
  quantity: 1,
  limit: 10,
  stock: 20,
  active: true,
  singlePrice: kurus(24_990),
  originalPrice: kurus(24_990),
  oldPrice: null,
  discount: null,
  maxInstallment: 12,
  sharedCargoPrice: kurus(0),
  insuranceItems: [],
  ...given,
})

export const aCartShop = (given: Partial<CartShop> = {}): CartShop => ({
  shopId: shopId(501),
  shopName: 'Çınar Giyim',
  shopUrl: '/magaza/cinar-giyim',
  rating: 4.6,
  cargoPrice: kurus(3_990),
  freeCargoOver: kurus(50_000),
  delivery: { from: '2026-11-23', to: '2026-11-25' },
  items: [aCartItem()],
  ...given,
})

/** A cart with one shop of one line, unless other shops are given; `count` follows from them. */
export const aCart = (given: Partial<Cart> = {}): Cart => {
  const shops = given.shops ?? [aCartShop()]
  return {
    count: shops.flatMap((shop) => shop.items).reduce((sum, item) => sum + item.quantity, 0),
    revision: 1,
    shipDiscount: kurus(0),
    giftCodeAmount: kurus(0),
    showGiftCode: false,
    hasGold: false,
    tcRequired: false,
    fastShipping: { offered: false, addressId: null },
    messages: [],
    ...given,
    shops,
  }
}

export const anEmptyCart = (given: Partial<Cart> = {}): Cart => aCart({ shops: [], revision: 0, ...given })
