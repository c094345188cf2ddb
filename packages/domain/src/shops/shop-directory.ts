import type { Asked } from '../kernel/gateway-failure.ts'
import type { ShopId } from './shop-id.ts'
import type { ShopTag } from './shop-tag.ts'
import type { Shop, ShopPage, ShopRequest } from './shop.ts'

export interface ShopDirectory {
  tag(id: ShopId): Asked<ShopTag>
  /** Shops that sell something now. */
  list(request: ShopRequest): Asked<ShopPage>
  open(slug: string): Asked<Shop>
}
