import type { LineRef } from '../cart/cart-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Money } from '../money/money.ts'
import type { OrderId } from '../kernel/ids.ts'
import type { RefundDays } from './refund-days.ts'

/** Selects an order and its owner: a guest gives the e-mail address of the order. */
export interface CancelableOrder {
  readonly orderId: OrderId
  readonly email?: string
}
/** The counter of a branch at which a line is exchanged: the shopper hands in one variant and gets the other. */
export interface ExchangeCounter {
  readonly name: string
  readonly address: string
  readonly hours: string
  /** The first day on which the new variant is there, `YYYY-MM-DD`. */
  readonly from: string
}
/** A line that can be cancelled or returned, whole or in part. */
export interface CancelableItem extends LineRef {
  readonly name: string
  readonly url: string
  readonly image: string
  readonly shopName: string
  /** Units that can be cancelled or returned now. */
  readonly quantity: number
  /** Before it is handed over it is cancelled; after the delivery it is sent back. */
  readonly kind: 'cancel' | 'return'
  /** Refund for all of these units. */
  readonly refund: Money
  /** The last day for returning it (ISO 8601); null for a cancellation. */
  readonly returnUntil: string | null
  /** Other variants of the product at the same price for which it can be exchanged. */
  readonly exchangeFor: readonly { readonly attrId: string; readonly name: string }[]
  /** The counter if it is exchanged now; null for the door. */
  readonly exchangeAt: ExchangeCounter | null
}
/** A reason for a cancellation or return. */
export interface CancelReason {
  readonly id: number
  readonly name: string
  readonly kind: 'cancel' | 'return'
  /** The reason requires a note. */
  readonly needsNote: boolean
}
/** Units of an order line to cancel or return, with the reason. */
export interface CancelLine extends LineRef {
  readonly quantity: number
  readonly reason: number
  readonly note: string
}
/** The lines of an order to cancel or return. */
export interface CancelRequest extends CancelableOrder {
  readonly lines: readonly CancelLine[]
}
/** Preview of a cancellation or return; nothing is changed. */
export interface CancelSummary {
  readonly lines: readonly (CancelLine & { readonly name: string; readonly refund: Money })[]
  /** Refunded shipping fee, when a whole parcel is cancelled. */
  readonly cargoRefund: Money
  readonly total: Money
  /** Amount credited to the gift code, in addition to the refunded money. */
  readonly giftCode: Money
  /** Where the money is refunded, as text. */
  readonly refundTo: string
  /** Sentences about amounts that are refunded later, with other returns of the same parcels. */
  readonly later?: readonly string[]
}
/** A cancellation or return to carry out. */
export interface CancelCommand extends CancelRequest {
  /** The same for every retry of one attempt. */
  readonly idempotencyKey: string
  /** The refund of the preview; refused (409) where another request has changed it since. */
  readonly expected?: Pick<CancelSummary, 'total' | 'giftCode'> | undefined
  /**
   * For returns: the day on which a courier picks it up, `YYYY-MM-DD`. Without it the shopper hands the parcel in at a
   * branch.
   */
  readonly pickupDay?: string | undefined
  /** For returns: keys of uploaded photos, at most `maxReturnPhotos`. */
  readonly photos?: readonly string[] | undefined
}
/** An exchange of all units of a line for another variant of the same product. */
export interface ExchangeCommand extends CancelableOrder {
  readonly line: CancelLine
  /** The new variant, one of the item's `exchangeFor`. */
  readonly exchangeFor: string
  /** For an exchange at the door: the day on which the courier comes, `YYYY-MM-DD`. */
  readonly pickupDay?: string | undefined
  /** Keys of uploaded photos, at most `maxReturnPhotos`. */
  readonly photos?: readonly string[] | undefined
  /** The same for every retry of one attempt. */
  readonly idempotencyKey: string
}
/** A request that was made. */
export interface CancelDetails extends CancelSummary {
  readonly cancelId: string
  readonly kind: 'cancel' | 'return' | 'exchange'
  /** Instant as ISO 8601 text. */
  readonly createdAt: string
  /** When the money was sent. */
  readonly settledAt: string | null
  readonly status: 'waiting' | 'approved' | 'refused' | 'refunded'
  readonly statusText: string
  /** Code with which the shopper hands in the returned parcel at the post office. */
  readonly returnCode: string | null
  /** The day on which a courier comes for it, `YYYY-MM-DD`; null if it is handed in at a branch. */
  readonly pickupDay: string | null
  /** For an exchange at a branch: the branch and the day from which the new goods are there. */
  readonly exchangeAt: ExchangeCounter | null
  /** When it was handed in or picked up, and when it arrived and was checked. */
  readonly handedInAt: string | null
  readonly arrivedAt: string | null
  /** The expected day of each remaining step. */
  readonly due: RefundDays
}

/** Most photos of a return or an exchange. */
export const maxReturnPhotos = 3

/** A photo that was sent for a return or an exchange. */
export interface ReturnPhoto {
  readonly key: string
  /** A small version as `data:` address. */
  readonly preview: string
}

/** Cancellations and returns of an order, step by step. */
export interface OrderRefunds {
  /** Money that has been sent. */
  readonly refunded: Money
  readonly steps: readonly CancelDetails[]
}

/** Cancelling and sending back; another's order is not found. */
export interface CancelGateway {
  cancelable(order: CancelableOrder): GatewayResult<readonly CancelableItem[]>
  reasons(order: CancelableOrder): GatewayResult<readonly CancelReason[]>
  summary(request: CancelRequest): GatewayResult<CancelSummary>
  cancel(command: CancelCommand): GatewayResult<CancelDetails>
  /** Exchanges a line, at the door or at a branch. */
  exchange(command: ExchangeCommand): GatewayResult<CancelDetails>
  details(cancelId: string): GatewayResult<CancelDetails>
  /** All cancellations, returns and exchanges of an order, newest first. */
  refunds(id: OrderId): GatewayResult<OrderRefunds>
  /**
   * Uploads a photo of at most `photoLimits.bytes` for a return; the same file twice is one photo. Refused if nothing
   * of the order can be returned, or if the file is not a photo. A photo that no return or exchange uses within a day
   * is deleted.
   */
  addPhoto(order: OrderId, file: Uint8Array<ArrayBuffer>): GatewayResult<ReturnPhoto>
  /** Thumbnails of a return's photos as `data:` URLs. `order` is the order's number or the link of its mail. */
  photos(of: { readonly order: string; readonly cancelId: string }): GatewayResult<readonly string[]>
  /** Withdraws a return or an exchange that has not been handed in. */
  withdraw(request: { readonly cancelId: string; readonly idempotencyKey: string }): GatewayResult<string>
}
