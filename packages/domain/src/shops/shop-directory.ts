import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ShopId } from '../kernel/ids.ts'
import type { ShopTag } from '../catalog/shop-tag.ts'

/** Legal details of shops. */
export interface ShopDirectory {
  tag(id: ShopId): GatewayResult<ShopTag>
}
