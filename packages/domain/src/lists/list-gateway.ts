import type { LineRef } from '../cart/cart-gateway.ts'
import type { Asked } from '../kernel/gateway-failure.ts'
import type { FavouriteList, ListContent, ListSummary } from './favourite-list.ts'
import type { ListSlug } from './list-slug.ts'

/**
 * The member's favourite lists. Every member has the default list, which cannot be deleted; two lists of one name are
 * refused. Adding what a list holds and taking what it does not hold change nothing.
 */
export interface ListGateway {
  /** The default list first. */
  all(): Asked<readonly ListSummary[]>
  one(slug: ListSlug, page?: { readonly limit?: number; readonly offset?: number }): Asked<ListContent>
  /** All lists, the default one first, each with whether it holds the product. */
  check(item: LineRef): Asked<readonly FavouriteList[]>
  /** What any list holds. */
  held(): Asked<readonly LineRef[]>
  create(name: string): Asked<ListSummary>
  rename(slug: ListSlug, name: string): Asked<ListSummary>
  remove(slug: ListSlug): Asked<void>
  add(slug: ListSlug, item: LineRef): Asked<ListSummary>
  take(slug: ListSlug, item: LineRef): Asked<ListSummary>
}
