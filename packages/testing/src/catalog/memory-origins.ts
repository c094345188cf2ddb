import { succeed } from '@market/domain/kernel'
import type { Origin, OriginCatalog, ProductCard } from '@market/domain/catalog'
import { notFound } from '../kernel/failing.ts'

type MemoryOrigin = Omit<Origin, 'productCount'> & { readonly products: readonly ProductCard[] }

/** Origins with the products that carry them. */
export const memoryOrigins = (origins: readonly MemoryOrigin[]): OriginCatalog => ({
  async products({ origin, page, limit }) {
    const wanted = origins.filter(({ slug }) => origin === undefined || slug === origin)
    if (wanted.length === 0) return notFound('Coğrafi işaret bulunamadı.')
    const all = wanted.flatMap(({ name, products }) => products.map((product) => ({ ...product, origin: name })))
    return succeed({
      resultCount: all.length,
      results: all.slice((page - 1) * limit, page * limit),
      origins: origins.map(({ products, ...one }) => ({ ...one, productCount: products.length })),
    })
  },
  bazaar: async () =>
    succeed(
      [...new Set(origins.map(({ region }) => region))].map((name) => {
        const own = origins.filter(({ region }) => region === name)
        return {
          name,
          origins: own.map(({ products, ...one }) => ({ ...one, productCount: products.length })),
          products: own.flatMap(({ products }) => products),
        }
      }),
    ),
})
