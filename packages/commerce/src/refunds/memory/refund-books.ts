import { type Books, emptyBooks } from '../../ordering/memory/books.ts'
import type { OrderToRefund, RefundedPayment } from '../order-to-refund.ts'
import type { PickupPoint } from '../../delivery/pickup-choice.ts'
import type { NewRequest } from '../ports/cancellations.ts'

export interface OrderRecord extends Omit<
  OrderToRefund,
  'payment' | 'givenBack' | 'denied' | 'awaited' | 'exchanges' | 'cargoGiven' | 'giftCode'
> {
  readonly ownerId: string
  /** Shops whose parcel was paid at its door or branch, and whose cash has reached the bank. */
  readonly cashOf: readonly number[]
  readonly payment: Omit<RefundedPayment, 'collected' | 'gift'> & { readonly status: string }
}
export interface RequestRecord extends Omit<NewRequest, 'status'> {
  readonly status: NewRequest['status'] | 'refused'
  readonly handedInAt: Date | null
  /** The goods came back and were refused. */
  readonly denied?: boolean
  readonly attempts: number
  readonly askedAt: Date | undefined
}

/** Tables of cancellations and returns, besides those of ordering. Records are replaced, never changed. */
export interface RefundBooks {
  readonly goods: Books
  readonly orders: Map<string, OrderRecord>
  readonly requests: Map<string, RequestRecord>
  /** Photos that were sent for orders, by key; `of` is the request that has one. */
  readonly photos: Map<string, { readonly orderId: string; readonly of?: string }>
  /** Branches and lockers. */
  readonly points: PickupPoint[]
  /** Sales counts by product. */
  readonly sales: Map<number, { readonly sold: number; readonly soldWeek: number }>
}

export const emptyRefundBooks = (): RefundBooks => ({
  goods: emptyBooks(),
  orders: new Map(),
  requests: new Map(),
  photos: new Map(),
  points: [],
  sales: new Map(),
})

export const requestsOf = ({ requests }: RefundBooks, orderId: string): readonly RequestRecord[] =>
  [...requests.values()].filter((request) => request.orderId === orderId)
