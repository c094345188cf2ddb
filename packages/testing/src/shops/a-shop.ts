import { kurus, type Shop, type ShopCard, shopId } from '@market/domain'
import { aShopTag } from './memory-shops.ts'

export const aShopCard = (given: Partial<ShopCard> = {}): ShopCard => {
  const slug = given.slug ?? 'cinar-giyim'
  return {
    id: shopId(501),
    slug,
    name: 'Çınar Giyim',
    url: `/magaza/${slug}`,
    logo: 'ÇG',
    city: 'Bursa',
    rating: 4.6,
    ratingCount: 320,
    productCount: 140,
    ...given,
  }
}

export const aShop = (given: Partial<Shop> = {}): Shop => ({
  ...aShopCard(given),
  district: 'Nilüfer',
  joinedAt: '2024-03-01T09:00:00Z',
  cargoPrice: kurus(3_990),
  freeCargoOver: kurus(50_000),
  prepareDays: 1,
  categories: [{ id: 2, name: 'Giyim & Aksesuar', slug: 'giyim-aksesuar', count: 140 }],
  tag: aShopTag(),
  ...given,
})
