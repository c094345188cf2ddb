import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ListSlug } from '../kernel/ids.ts'
import type { ListContent } from './favourite-list.ts'
import type { GiftMark } from './gift-takes.ts'

/** How a list is shared. */
export interface ListShare {
  /** The secret in the list's address; null while the list is not shared. */
  readonly token: string | null
  /** Visitors can mark the products that they buy. */
  readonly gift: boolean
}

/** A list as shown to anyone with its address. Of its owner it shows only the first name. */
export interface SharedList extends Pick<ListContent, 'count' | 'entries'> {
  readonly name: string
  readonly owner: string
  readonly gift: boolean
}

/** The reservations of a gift list, as far as this visitor may see them. */
export interface ListGifts {
  /** This visitor is the owner, so `marks` is empty. */
  readonly own: boolean
  readonly marks: readonly GiftMark[]
}

/** Shares lists by a secret address. A token that has ended is not found. */
export interface SharedListGateway {
  /** How the member's list is shared. */
  shareOf(slug: ListSlug): GatewayResult<ListShare>
  /** Starts or ends sharing. Sharing a shared list keeps its token; sharing again after an end creates a new token. */
  share(slug: ListSlug, shared: boolean): GatewayResult<ListShare>
  /** Turns gift reservations on or off; existing reservations stay stored while they are off. */
  makeGift(slug: ListSlug, gift: boolean): GatewayResult<ListShare>
  open(token: string, page?: { readonly limit?: number; readonly offset?: number }): GatewayResult<SharedList>
  /** Returns no marks if the list is not a gift list. */
  gifts(token: string): GatewayResult<ListGifts>
  /** Reserves a product, or releases the visitor's reservation; repeating a call changes nothing. */
  setGift(token: string, item: LineRef, taken: boolean): GatewayResult<ListGifts>
}
