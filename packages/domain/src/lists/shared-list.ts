import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ListSlug } from '../ids.ts'
import type { ListContent } from './favourite-list.ts'

/** How a list is open to others. */
export interface ListShare {
  /** The secret of its address; null while nobody but the owner sees it. */
  readonly token: string | null
}

/** A list as whoever has its address sees it: of its owner nothing but the first name. */
export interface SharedList extends Pick<ListContent, 'count' | 'entries'> {
  readonly name: string
  readonly owner: string
}

/** Lists that are open to whoever has their address. A token that has ended is not found. */
export interface SharedListGateway {
  /** Of the member's own list. */
  shareOf(slug: ListSlug): GatewayResult<ListShare>
  /** Sharing a shared list keeps its token; after an end it gets a new one. */
  share(slug: ListSlug, shared: boolean): GatewayResult<ListShare>
  open(token: string, page?: { readonly limit?: number; readonly offset?: number }): GatewayResult<SharedList>
}
