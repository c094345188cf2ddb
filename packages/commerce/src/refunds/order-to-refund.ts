import type { PaymentMethod } from '@market/domain/checkout'
import type { OrderStatus } from '@market/domain/orders'
import type { GiftCodeUse } from '../ordering/reservation/gift-code-back.ts'
import type { Exchange } from './exchanged-units.ts'
import type { OrderSnapshot } from '../ordering/order-snapshot.ts'
import type { ParcelEvent } from '../fulfilment/parcel-event.ts'

/** An order with all its cancellations, returns and exchanges; amounts in kuruş. */
export interface OrderToRefund {
  readonly id: string
  readonly number: string
  readonly email: string
  readonly userId: string | null
  readonly paidAt: Date | null
  readonly snapshot: Pick<OrderSnapshot, 'shops' | 'shipping' | 'delivery'>
  readonly giftTotal: number
  /** Undefined for an order that is not paid and is not paid at the door either. */
  readonly payment: RefundedPayment | undefined
  readonly parcels: readonly {
    readonly shopId: number
    readonly status: OrderStatus
    readonly events: readonly ParcelEvent[]
  }[]
  /** Sums of all requests whose units do not wait to come back, by line number from 1. */
  readonly givenBack: readonly {
    readonly line: number
    readonly quantity: number
    readonly refund: number
    readonly gift: number
  }[]
  /** Units that came back and were not refunded, because a decision went against the shopper. */
  readonly denied: readonly { readonly line: number; readonly quantity: number }[]
  /** Units on their way back, with the refund that was shown for them; each request's apart. */
  readonly awaited: readonly {
    readonly line: number
    readonly quantity: number
    readonly refund: number
    readonly gift: number
  }[]
  /** Oldest first; `done` once the exchanged goods have arrived. */
  readonly exchanges: readonly (Exchange & { readonly done: boolean })[]
  /** Shops whose shipping fee is part of a request. */
  readonly cargoGiven: readonly number[]
  /** `given` is the code's share of completed refunds. */
  readonly giftCode: (GiftCodeUse & { readonly given: number }) | undefined
}

export interface RefundedPayment {
  readonly id: string
  readonly method: PaymentMethod
  /** False while it is to be paid at the door. */
  readonly collected: boolean
  readonly charged: number
  /** The gift code's part of the order. */
  readonly gift: number
}
