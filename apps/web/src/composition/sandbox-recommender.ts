import { succeed } from '@market/domain/kernel'
import type { ProductCatalog } from '@market/domain/catalog'
import type { Recommender } from '@market/domain/analytics'

/** Number of products in a row of recommendations. */
const maxProducts = 6

/**
 * The recommender without an outside service: returns the shop's best sellers in stock, and records the requested
 * campaign ids.
 */
export function sandboxRecommender(
  catalog: Pick<ProductCatalog, 'mostSold'>,
): Recommender & { readonly asked: readonly string[] } {
  let asked: string[] = []
  return {
    get asked() {
      return asked
    },
    start: async () => true,
    async recommend(campaignId) {
      asked = [...asked, campaignId]
      const products = await catalog.mostSold({ limit: maxProducts })
      return products.ok ? succeed(products.value.filter(({ stock }) => stock > 0)) : products
    },
    reset: () => {
      asked = []
    },
  }
}
