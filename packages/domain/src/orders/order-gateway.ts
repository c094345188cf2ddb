import type { ContractFile } from '../checkout/payment-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { OrderId, ShopId } from '../kernel/ids.ts'
import type { DeliveryHours } from './delivery-hours.ts'
import type { Order } from './order.ts'

/** Which of the two shops an order belongs to: goods, or motorway tolls. */
export type OrderPlatform = 'pttavm' | 'hgs'

/** Groups of orders to filter by: awaiting payment, on the way, arrived, or partly cancelled or returned. */
export type OrderGroup = 'waiting' | 'under_way' | 'delivered' | 'given_back'

/** Which orders are listed. */
export interface OrderListRequest {
  readonly limit?: number
  readonly offset?: number
  readonly group?: OrderGroup
  /** Part of the number, or of a product's name. */
  readonly text?: string
}

/** An order that a guest found, with the link that opens it again without typing. */
export interface TrackedOrder extends Order {
  readonly link: string
}

/** One page of orders, and the number of all. */
export interface OrderPage {
  readonly resultCount: number
  /** Newest first. */
  readonly orders: readonly Order[]
}

/** `idempotencyKey` is the same for every retry of one attempt. */
export interface OrderChange {
  readonly orderId: OrderId
  readonly idempotencyKey: string
}

/** A parcel of an order. */
export interface OrderParcelName {
  readonly orderId: OrderId
  readonly shopId: ShopId
}

/** Days (`YYYY-MM-DD`, Turkish time) and hours to which a parcel can be moved. */
export interface DeliveryTimes {
  readonly days: readonly string[]
  readonly hours: readonly DeliveryHours[]
}

/** The photo that a courier took at the hand-over. */
export interface ParcelPhoto {
  /** WebP in base64. */
  readonly photo: string
  /** When it is forgotten; instant as ISO 8601 text. */
  readonly until: string
}

/** Orders of the caller; another's order is not found. */
export interface OrderGateway {
  /** The latest order; null without one. */
  last(platform?: OrderPlatform): GatewayResult<Order | null>
  list(wish?: OrderListRequest): GatewayResult<OrderPage>
  one(id: OrderId): GatewayResult<Order>
  track(id: OrderId): GatewayResult<Order>
  /** Finds a guest's order by its number and e-mail address. */
  guestTrack(order: { readonly orderId: OrderId; readonly email: string }): GatewayResult<TrackedOrder>
  /** Finds an order by the signed link of its mail. */
  byLink(link: string): GatewayResult<Order>
  /** Changes the delivery address to another saved one, until a parcel has left. */
  changeAddress(change: OrderChange & { readonly addressId: string }): GatewayResult<Order>
  /** Other times at which a parcel can be delivered; refused once it can no longer be moved. */
  deliveryTimes(parcel: OrderParcelName): GatewayResult<DeliveryTimes>
  /**
   * Moves the delivery of a parcel to another day, within the hours that start at `from`, until it is out for delivery.
   */
  moveDelivery(
    change: OrderChange & OrderParcelName & { readonly day: string; readonly from: number },
  ): GatewayResult<Order>
  /** The photo of a parcel that was handed over; `order` is its number or the link of its mail. */
  parcelPhoto(parcel: { readonly order: string; readonly shopId: ShopId }): GatewayResult<ParcelPhoto>
  /** The seller's invoice of a parcel; `order` is its number or the link of its mail. */
  parcelInvoice(parcel: { readonly order: string; readonly shopId: ShopId }): GatewayResult<ContractFile>
  /** Ends the mails about parcels to the mailbox that the token's mail went to, or has them sent again. */
  parcelMails(wish: { readonly token: string; readonly wanted: boolean }): GatewayResult<boolean>
  /** Calls off an order that still waits for its transfer or its link to be paid. */
  callOff(change: OrderChange): GatewayResult<Order>
}
