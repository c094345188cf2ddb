import { succeed } from '@market/domain/kernel'
import type { ProductCatalog } from '@market/domain/catalog'
import type { Recommender } from '@market/domain/analytics'

/** How many a row of recommendations holds. */
const maxProducts = 6

/** The recommender where no outside one is set up: it answers with the shop's own best sellers and records who asked for what. */
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
