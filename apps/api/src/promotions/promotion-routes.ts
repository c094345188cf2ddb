import { getCoupons, getPromotions, postCoupon } from '@market/contract'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import {
  findCoupon,
  findCouponsOfCart,
  findOffersOfProduct,
  findOffersOfShop,
  findOwnCoupons,
} from './sql/find-offers.ts'
import { texts } from './texts.ts'

/** Maximum number of coupons per owner, including ended ones. */
const maxCoupons = 200

/** Routes for campaigns and for collecting coupons, for visitors and members. */
export const promotionRoutes = (): readonly AnyRoute[] => [
  route(getPromotions, async ({ query: { product_id, shop_id, cart }, caller: { ownerId }, db, now }) => {
    const asking = { ownerId, now }
    const ofProduct = product_id === undefined ? [] : await findOffersOfProduct(db, product_id, asking)
    const ofShop = shop_id === undefined ? [] : await findOffersOfShop(db, shop_id, asking)
    const ofCart = cart === undefined ? [] : await findCouponsOfCart(db, asking)
    return { results: [...ofProduct, ...ofShop, ...ofCart] }
  }),
  route(getCoupons, async ({ caller: { ownerId }, db, now }) => ({
    results: [...(await findOwnCoupons(db, { ownerId, now }))],
  })),
  route(postCoupon, async ({ body: { promotion_id }, caller: { ownerId }, db, now }) => {
    const coupon = await findCoupon(db, promotion_id, { ownerId, now })
    if (!coupon) throw new ApiError(404, texts.unknown)
    if (coupon.state === 'ended') throw new ApiError(409, texts.ended)
    if (coupon.state === 'gone') throw new ApiError(409, texts.gone)
    if (coupon.state !== 'open') return coupon
    const { count } = await db
      .selectFrom('promotion_coupons')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (count >= maxCoupons) throw new ApiError(409, texts.tooMany(maxCoupons))
    await db
      .insertInto('promotion_coupons')
      .values({ owner_id: ownerId, promotion_id, collected_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { ...coupon, state: 'collected' as const }
  }),
]
