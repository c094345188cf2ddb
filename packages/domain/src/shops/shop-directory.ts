import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ShopId } from '../ids.ts'
import type { ShopTag } from './shop-tag.ts'

/** What is known of shops beyond their products. */
export interface ShopDirectory {
  tag(id: ShopId): GatewayResult<ShopTag>
}
