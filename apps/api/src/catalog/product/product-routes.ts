import {
  getAddedServices,
  getFastShipping,
  getProduct,
  getProductDetail,
  getProductDetailBadges,
  getProductInstallments,
  getProductPage,
  getProductPrices,
  getProductVariants,
  type ProductCardWire,
} from '@market/contract'
import { fromLira } from '@market/domain/money'
import { type InstallmentPlans, planOf } from '@market/commerce'
import { type Database, readInstallmentPlans } from '@market/database'
import { installmentPlanTitle } from '../../pricing/installment-plan-title.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { makeTtlCache } from '../../platform/http/ttl-cache.ts'
import { addedServices, offeredServices, type OfferedService, priced } from './added-services.ts'
import { fastShipping } from './fast-shipping.ts'
import { type CardRow, cardWire, selectCards } from './product-card.ts'
import { installmentCapOfProduct, productDetail, productPage, productVariants } from './product-detail.ts'
import { productPrices } from './product-prices.ts'
import { relatedProducts } from './related-products.ts'
import { texts } from '../texts.ts'

/** A product and the related content of its page. */
export function productRoutes(): readonly AnyRoute[] {
  const offered = makeTtlCache<readonly OfferedService[]>({ seconds: 30, max: 500 })
  const related = makeTtlCache<{ together: ProductCardWire[]; related: ProductCardWire[] }>({ seconds: 30, max: 500 })
  const plans = makeTtlCache<InstallmentPlans>({ seconds: 30, max: 1 })
  const plansAt = (db: Database, now: Date) => plans.get('', now, () => readInstallmentPlans(db, now))
  return [
    route(getProductDetail, async ({ query, db, now }) =>
      productDetail(db, query.productId, now, planOf(await plansAt(db, now), '')),
    ),
    route(getProductInstallments, async ({ query, db, now }) => {
      const [cap, held] = await Promise.all([installmentCapOfProduct(db, query.productId, now), plansAt(db, now)])
      const titled = [...held].map(([brand, plan]) => ({
        title: installmentPlanTitle(brand),
        brand: brand === '*' ? null : brand,
        entries: plan
          .filter(({ count }) => count <= cap)
          .map(({ count, interestPercent }) => ({ count, interest_percent: interestPercent })),
      }))
      return { plans: cap > 1 ? titled : [] }
    }),
    route(getProductVariants, async ({ query, db }) => productVariants(db, query.productId)),
    route(getProductPrices, async ({ query, db, now }) => productPrices(db, query.productId, now)),
    route(getProductPage, async ({ query: { productId }, db, now }) => {
      const { product, shop_tag, ...written } = await productPage(
        db,
        productId,
        now,
        planOf(await plansAt(db, now), ''),
      )
      const way = product.categories.map(({ id }) => id)
      const [near, services] = await Promise.all([
        related.get(String(productId), now, async () => {
          const { together, similar } = await relatedProducts(db, productId, way)
          return { together: together.map(cardWire), related: similar.map(cardWire) }
        }),
        offered.get(String(way.at(-1)), now, () => offeredServices(db, way)),
      ])
      return { product, ...written, ...near, shop_tag, services: priced(services, fromLira(product.price)) }
    }),
    route(getProduct, async ({ query, db }) => cardWire(await findCard(db, query.productId))),
    route(getProductDetailBadges, async ({ query, db }) => {
      const { kargomat, pttem_card, wholesale } = await findCard(db, query.productId)
      return { kargomat, pttemCard: pttem_card, wholeSale: wholesale }
    }),
    route(getAddedServices, async ({ params, db }) => addedServices(db, params.id)),
    route(getFastShipping, async ({ query, db, now }) => fastShipping(db, query.productId, now)),
  ]
}

async function findCard(db: Database, id: number): Promise<CardRow> {
  const row = await selectCards(db).where('p.id', '=', id).where('p.active', '=', true).executeTakeFirst()
  if (!row) throw new ApiError(404, texts.productNotFound)
  return row
}
