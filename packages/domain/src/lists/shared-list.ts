import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ListSlug } from '../kernel/ids.ts'
import type { ListContent } from './favourite-list.ts'
import type { GiftMark } from './gift-takes.ts'

/** How a list is open to others. */
export interface ListShare {
  /** The secret of its address; null while nobody but the owner sees it. */
  readonly token: string | null
  /** Visitors say what they buy. */
  readonly gift: boolean
}

/** A list as whoever has its address sees it: of its owner nothing but the first name. */
export interface SharedList extends Pick<ListContent, 'count' | 'entries'> {
  readonly name: string
  readonly owner: string
  readonly gift: boolean
}

/** What a visitor may know of who buys what. */
export interface ListGifts {
  /** The visitor is the owner, who is shown no marks. */
  readonly own: boolean
  readonly marks: readonly GiftMark[]
}

/** Lists that are open to whoever has their address. A token that has ended is not found. */
export interface SharedListGateway {
  /** Of the member's own list. */
  shareOf(slug: ListSlug): GatewayResult<ListShare>
  /** Sharing a shared list keeps its token; after an end it gets a new one. */
  share(slug: ListSlug, shared: boolean): GatewayResult<ListShare>
  /** Makes it a gift list, or a plain one; what was taken is kept meanwhile. */
  makeGift(slug: ListSlug, gift: boolean): GatewayResult<ListShare>
  open(token: string, page?: { readonly limit?: number; readonly offset?: number }): GatewayResult<SharedList>
  /** No marks where it is no gift list. */
  gifts(token: string): GatewayResult<ListGifts>
  /** Takes a product, or gives one's own take back; pressing twice changes nothing. */
  setGift(token: string, item: LineRef, taken: boolean): GatewayResult<ListGifts>
}
