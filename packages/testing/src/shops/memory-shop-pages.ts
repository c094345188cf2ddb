import { succeed } from '@market/domain/kernel'
import { searchKey } from '@market/domain/text'
import type { Shop, ShopPages, ShopSort } from '@market/domain/shops'
import { notFound } from '../kernel/failing.ts'

const sorts: Readonly<Record<ShopSort, (one: Shop, other: Shop) => number>> = {
  rating: (one, other) => other.rating - one.rating,
  name: (one, other) => one.name.localeCompare(other.name, 'tr'),
  products: (one, other) => other.productCount - one.productCount,
}

/** Shops that can be listed and opened. */
export const memoryShopPages = (shops: readonly Shop[]): ShopPages => ({
  async list({ page = 1, limit = 24, q = '', sort = 'rating' } = {}) {
    const found = shops.filter(({ name }) => searchKey(name).includes(searchKey(q))).toSorted(sorts[sort])
    return succeed({ resultCount: found.length, results: found.slice((page - 1) * limit, page * limit) })
  },
  async one(slug) {
    const shop = shops.find((one) => one.slug === slug)
    return shop ? succeed(shop) : notFound('Mağaza bulunamadı.')
  },
})
