import type { Asked } from '../kernel/gateway-failure.ts'
import type { ShopId } from './shop-id.ts'
import type { ShopTag } from './shop-tag.ts'

export interface ShopDirectory {
  tag(id: ShopId): Asked<ShopTag>
}
