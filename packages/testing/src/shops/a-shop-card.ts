import { shopId } from '@market/domain/kernel'
import { shopUrl } from '@market/domain/navigation'
import type { ShopCard } from '@market/domain/shops'

/** A shop of a list; pass the fields that the test is about. */
export const aShopCard = (given: Partial<ShopCard> = {}): ShopCard => ({
  id: shopId(501),
  slug: 'cinar-giyim',
  name: 'Çınar Giyim',
  url: shopUrl({ shop: given.slug ?? 'cinar-giyim' }),
  logo: 'ÇG',
  city: 'Bursa',
  rating: 9.2,
  ratingCount: 320,
  productCount: 140,
  ...given,
})
