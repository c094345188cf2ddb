import type { Transfer } from '../checkout/order-payment-gateway.ts'
import type { Position } from '../checkout/distance.ts'
import type { ShippingOption } from '../account/shipping-choice.ts'
import type { GiftChoice } from '../cart/gift-choice.ts'
import type { OrderId, ProductId, ShopId } from '../kernel/ids.ts'
import type { DeliveryTime } from './delivery-hours.ts'
import type { LeftPlace } from './left-place.ts'
import type { Money } from '../money/money.ts'
import type { Reduction } from '../promotions/promotion.ts'
import type { WithdrawalRight } from '../catalog/withdrawal-right.ts'

/** Status of an order or a parcel. */
export type OrderStatus =
  | 'awaiting_payment'
  | 'paid'
  | 'preparing'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivered'
  | 'cancelled'
  | 'payment_failed'

/**
 * State of an order's payment. `awaiting`: not confirmed by shopper or bank; `unknown`: the time limit passed without a
 * final answer of the bank; `refunded`: captured too late, or refunded completely.
 */
export type OrderPaymentState = 'awaiting' | 'unknown' | 'on_delivery' | 'paid' | 'failed' | 'refunded'

/** A place on a parcel's route. */
export interface RouteStop {
  readonly name: string
  /** Degrees north and east. */
  readonly position: Position
  readonly state: 'done' | 'current' | 'ahead'
}

/** One delivery step of a parcel. */
export interface TrackStep {
  readonly key: 'ordered' | 'prepared' | 'shipped' | 'out_for_delivery' | 'delivered'
  readonly title: string
  readonly date: string | null
  readonly state: 'done' | 'current' | 'ahead'
}

/** One line of an order, as bought. */
export interface OrderItem {
  readonly productId: ProductId
  /** The combination of variants that was bought. */
  readonly attrId: string
  readonly name: string
  readonly brand: string
  readonly url: string
  readonly image: string
  readonly quantity: number
  /** Units that were cancelled or sent back. */
  readonly givenBack: number
  /** Texts about the units since the purchase, such as cancellations and returns. */
  readonly unitStates: readonly string[]
  /** The withdrawal right at the time of purchase. */
  readonly withdrawal: WithdrawalRight
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  /** Units that had a limited discount; if any, `singlePrice` is the price of one of them. */
  readonly discountedUnits: number
  readonly singlePrice: Money
  /** Price of all units of the line. */
  readonly price: Money
  /** Services bought with the line. Their price covers all units and is not in the line's `price`. */
  readonly insurances: readonly { readonly name: string; readonly price: Money }[]
  readonly totalDiscount: Money
  /** Reductions by promotions, taken off `price`. */
  readonly reductions?: readonly Reduction[]
  /** Gift options with the paid wrapping fee: zero if it is not wrapped. */
  readonly gift?: (GiftChoice & { readonly wrapPrice: Money }) | null
}

/** How a parcel was handed over: against its code, or left at a place. */
export interface HandedOver {
  readonly left: LeftPlace | null
  /** A photo of it is still stored. */
  readonly hasPhoto: boolean
}

/** The parcel of one shop. */
export interface Parcel {
  readonly shopId: ShopId
  readonly shopName: string
  readonly shopUrl: string
  /**
   * `delivered` once it is at the door, or while it waits at its branch until `fetchUntil`; `cancelled` also if it was
   * not picked up.
   */
  readonly status: OrderStatus
  readonly statusText: string
  /** The next step, as a sentence for the shopper. */
  readonly nextStep: string
  readonly trackingNo: string | null
  /** When the seller's own invoice came (ISO 8601); null before. */
  readonly invoiceAt?: string | null
  readonly steps: readonly TrackStep[]
  /** Places from the shop's city to the district, branch or locker; empty before it has left. */
  readonly route: readonly RouteStop[]
  /** The time to which the shopper moved the delivery; null if it was not moved. */
  readonly deliveryTime: DeliveryTime | null
  /** Its day and hours can be chosen still. */
  readonly deliveryMovable: boolean
  /**
   * Six digits that the buyer tells at the door, branch or locker; null when it is not needed, or for viewers other
   * than the buyer.
   */
  readonly handOverCode: string | null
  /** The last day, `YYYY-MM-DD`, on which it waits at a branch or in a locker. */
  readonly fetchUntil: string | null
  /** How it was handed over at the door; null before, and if it was not recorded. */
  readonly handedOver: HandedOver | null
  readonly subTotal: Money
  readonly cargoTotalPrice: Money
  /** The sum to pay at its door or branch; null if nothing is to be paid there. */
  readonly due: Money | null
  readonly items: readonly OrderItem[]
}

/** An order as it was frozen at payment. */
export interface Order {
  readonly orderId: OrderId
  /** Version mark that changes with every change of the order. */
  readonly mark: string
  /** Instant as ISO 8601 text. */
  readonly createdAt: string
  readonly status: OrderStatus
  readonly statusText: string
  /** Payment type. */
  readonly type: string
  readonly payment: {
    readonly title: string
    /** Masked number, of a card payment. */
    readonly card: string | null
    readonly installment: number
    readonly monthly: Money
    /** Amount charged: the total plus the interest of its instalments. */
    readonly amount: Money
    readonly interest: Money
    /** The order's cost without cancelled and returned units. */
    readonly left: Money
    /** Money that was sent back. */
    readonly refunded: Money
    readonly state: OrderPaymentState
  }
  /** Names, street and telephone are omitted, since the caller gave only number and mail address. */
  readonly contactHidden: boolean
  readonly deliverTo: string
  /** Placed by a member, so only that member can change it. */
  readonly ofMember: boolean
  /** The buyer, who may differ from the recipient. */
  readonly buyer: string
  readonly invoice: { readonly name: string; readonly tax: string | null; readonly address: string }
  readonly shipping: { readonly option: ShippingOption; readonly title: string; readonly place: string | null }
  /** The delivery address can still be changed. */
  readonly addressChangeable: boolean
  /** It waits for a transfer or a link to be paid until then (ISO 8601), and can be called off. */
  readonly waitsUntil: string | null
  readonly delivery: {
    readonly city: string
    readonly district: string
    readonly neighborhood: string
    readonly address: string
    /** Empty if the buyer gave none. */
    readonly zipCode: string
    readonly phone: string
  }
  readonly email: string
  /** Account for the transfer that the order waits for. */
  readonly transfer: Transfer | null
  /** Part of it can be cancelled or returned now. */
  readonly givable: boolean
  /** Newest first. */
  readonly cancellations: readonly {
    readonly cancelId: string
    readonly kind: 'cancel' | 'return' | 'exchange'
    /** Instant as ISO 8601 text. */
    readonly createdAt: string
    readonly status: 'waiting' | 'approved' | 'refused' | 'refunded'
    readonly statusText: string
    /** Code with which a return is handed in at the post office. */
    readonly returnCode: string | null
    /** Refunded money, and the amount credited to the gift code. */
    readonly total: Money
    readonly giftCode: Money
    /** Number of photos of the returned goods. */
    readonly photos: number
  }[]
  /** The part paid by gift code. */
  readonly giftCode: Money
  readonly totalPurePrice: Money
  readonly totalTaxPrice: Money
  readonly totalShipPrice: Money
  readonly totalDiscount: Money
  readonly totalPriceWithShipping: Money
  readonly shops: readonly Parcel[]
}
