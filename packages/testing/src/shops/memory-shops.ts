import { searchKey, type Shop, type ShopDirectory, shopId, type ShopTag, shopUrl, succeed, zero } from '@market/domain'
import { notFound } from '../kernel/failing.ts'

export const aShopTag = (given: Partial<ShopTag> = {}): ShopTag => ({
  name: 'Çınar Giyim Ticaret A.Ş.',
  city: 'Bursa',
  mersis: '0000000000000017',
  kep: 'cinargiyim@kep.ornek.test',
  taxNumber: '4540536920',
  ...given,
})

/** A shop of Bursa; give what the test is about. */
export const aShop = (given: Partial<Shop> = {}): Shop => ({
  id: shopId(501),
  slug: 'cinar-giyim',
  name: 'Çınar Giyim',
  url: shopUrl({ shop: given.slug ?? 'cinar-giyim' }),
  logo: 'ÇG',
  city: 'Bursa',
  district: 'Nilüfer',
  rating: 9.2,
  ratingCount: 120,
  productCount: 40,
  joinedAt: '2024-03-01T09:00:00.000Z',
  cargoPrice: zero,
  freeCargoOver: null,
  prepareDays: 1,
  categories: [],
  tag: aShopTag(),
  ...given,
})

/** Shops in memory. */
export const memoryShops = (shops: readonly Shop[]): ShopDirectory => ({
  async tag(id) {
    const shop = shops.find((one) => one.id === id)
    return shop ? succeed(shop.tag) : notFound('Mağaza bulunamadı.')
  },
  async list({ page, limit, q, sort }) {
    const found = shops.filter(({ name }) => searchKey(name).includes(searchKey(q)))
    const sorted = found.toSorted((one, other) =>
      sort === 'name' ? one.name.localeCompare(other.name, 'tr') : other.rating - one.rating,
    )
    return succeed({ resultCount: found.length, results: sorted.slice((page - 1) * limit, page * limit) })
  },
  async open(slug) {
    const shop = shops.find((one) => one.slug === slug)
    return shop ? succeed(shop) : notFound('Mağaza bulunamadı.')
  },
})
