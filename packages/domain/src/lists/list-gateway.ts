import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { FavouriteList, ListContent, ListSummary } from './favourite-list.ts'
import type { ListSlug } from '../kernel/ids.ts'

/**
 * The member's favourite lists. Every member has the default list, which cannot be deleted; a second list of the same
 * name is refused. Adding a listed product or removing an unlisted one changes nothing.
 */
export interface ListGateway {
  /** The default list first. */
  all(): GatewayResult<readonly ListSummary[]>
  one(slug: ListSlug, page?: { readonly limit?: number; readonly offset?: number }): GatewayResult<ListContent>
  /** All lists, the default one first, each with whether it holds the product. */
  check(item: LineRef): GatewayResult<readonly FavouriteList[]>
  /** Content of any list. */
  held(): GatewayResult<readonly LineRef[]>
  create(name: string): GatewayResult<ListSummary>
  rename(slug: ListSlug, name: string): GatewayResult<ListSummary>
  remove(slug: ListSlug): GatewayResult<void>
  add(slug: ListSlug, item: LineRef): GatewayResult<ListSummary>
  take(slug: ListSlug, item: LineRef): GatewayResult<ListSummary>
}
