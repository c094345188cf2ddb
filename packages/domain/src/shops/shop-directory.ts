import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ShopId } from '../ids.ts'
import type { ShopTag } from './shop-tag.ts'

/** Legal details of shops. */
export interface ShopDirectory {
  tag(id: ShopId): GatewayResult<ShopTag>
}
