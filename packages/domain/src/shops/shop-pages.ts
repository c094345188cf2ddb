import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Shop, ShopCard } from './shop.ts'

/** Order of a list of shops. */
export type ShopSort = 'rating' | 'name' | 'products'
/** Which shops are asked for. */
export interface ShopListRequest {
  /** Page number from 1. */
  readonly page?: number
  readonly limit?: number
  /** Part of a name. */
  readonly q?: string
  readonly sort?: ShopSort
}
/** One page of shops, and the number of all. */
export interface ShopList {
  readonly resultCount: number
  readonly results: readonly ShopCard[]
}

/** Active shops; the same for every caller. Their products are a listing with `shop`. */
export interface ShopPages {
  list(request?: ShopListRequest): GatewayResult<ShopList>
  one(slug: string): GatewayResult<Shop>
}
