import { deleteFollowedShop, getFollowedShops, postFollowedShop } from '@market/contract'
import { shopId } from '@market/domain/kernel'
import type { ShopFollowing } from '@market/domain/shops'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `ShopFollowing`: shops that the member follows. */
export const httpFollowing = (api: ApiClient): ShopFollowing => ({
  followed: () =>
    mapResult(api.send(getFollowedShops, {}), (wire) =>
      wire.results.map(({ rating_count, product_count, ...shop }) => ({
        ...shop,
        id: shopId(shop.id),
        ratingCount: rating_count,
        productCount: product_count,
      })),
    ),
  follow: (id) => mapResult(api.send(postFollowedShop, { body: { shop_id: id } }), (wire) => wire),
  unfollow: (id) => mapResult(api.send(deleteFollowedShop, { params: { id } }), (wire) => wire),
})
