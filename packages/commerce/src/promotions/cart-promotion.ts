import { productId } from '@market/domain/kernel'
import type { CartPromotion, Promotion } from '@market/domain/promotions'

/** A promotion with what it counts; both lists null for everything of its shop, or of the market. */
export interface ScopedPromotion extends Promotion {
  readonly products: readonly number[] | null
  /** Category ids, including all subcategories. */
  readonly categories: readonly number[] | null
}
interface Goods {
  readonly productId: number
  readonly shopId: number
  /** Category ids from the root. */
  readonly categoryPath: readonly number[]
}

/** Whether a promotion counts a product. */
export function isPromoted({ shopId, products, categories }: ScopedPromotion, goods: Goods): boolean {
  if (shopId !== null && shopId !== goods.shopId) return false
  if (products === null && categories === null) return true
  return (
    (products?.includes(goods.productId) ?? false) || goods.categoryPath.some((id) => categories?.includes(id) ?? false)
  )
}

/** The promotions that count something of a cart, each with the products it counts. */
export const cartPromotions = (
  promotions: readonly ScopedPromotion[],
  rows: readonly Goods[],
): readonly CartPromotion[] =>
  promotions.flatMap((promotion) => {
    const counted = rows.filter((row) => isPromoted(promotion, row)).map((row) => row.productId)
    const { id, name, rule, shopId, coupon } = promotion
    return counted.length > 0
      ? [{ id, name, rule, shopId, coupon, products: [...new Set(counted)].map((one) => productId(one)) }]
      : []
  })
