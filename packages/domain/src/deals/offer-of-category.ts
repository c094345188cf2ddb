import type { ProductCard } from '../catalog/product.ts'
import type { DealCatalog } from './deal-catalog.ts'

/** The product that represents a category's offers: one on deal now, or else its largest discount. */
export interface CategoryOffer {
  readonly kind: 'deal' | 'discount'
  readonly product: ProductCard
}

/** Today's offer in a category; undefined if the category has no offer, or if it cannot be loaded. */
export const offerOfCategory =
  ({ deals }: { readonly deals: Pick<DealCatalog, 'offers' | 'discounted'> }) =>
  async (category: string): Promise<CategoryOffer | undefined> => {
    const asked = { category, limit: 1 }
    const offers = await deals.offers(asked)
    const [onDeal] = offers.ok ? offers.value : []
    if (onDeal) return { kind: 'deal', product: onDeal }
    const discounted = await deals.discounted(asked)
    const [product] = discounted.ok ? discounted.value : []
    return product && { kind: 'discount', product }
  }
