import { getShopTag } from '@market/contract'
import type { ShopDirectory } from '@market/domain/shops'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readShopTag } from './read-shop-tag.ts'

/** `ShopDirectory`: the details that a shop must publish by law. */
export const httpShops = (api: ApiClient): ShopDirectory => ({
  tag: (id) => mapResult(api.send(getShopTag, { query: { shopId: id } }), readShopTag),
})
