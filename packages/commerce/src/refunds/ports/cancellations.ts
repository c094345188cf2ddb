import type { Money } from '@market/domain/money'
import type { OrderOwner } from '../../ordering/order-owner.ts'
import type { Exchange } from '../exchanged-units.ts'
import type { OrderToRefund } from '../order-to-refund.ts'

/** Selects an order by owner and number; with `email`, the order must have that address. */
export interface OrderOf {
  readonly owner: OrderOwner
  readonly number: string
  readonly email?: string | undefined
}
/** A request as it is stored. The amounts of a return are the least that it is refunded on its arrival (`Returns.approve`). */
export interface NewRequest {
  readonly id: string
  readonly orderId: string
  readonly kind: 'cancel' | 'return' | 'exchange'
  readonly status: 'waiting' | 'approved' | 'refunded'
  readonly cargoRefund: Money
  /** Shops whose shipping fee is part of the request. */
  readonly cargoShops: readonly number[]
  readonly refund: Money
  readonly gift: Money
  readonly giftReturned: Money
  readonly returnCode: string | null
  readonly pickupDay: string | null
  /** Keys of its photos, which wait for it until then. */
  readonly photos: readonly string[]
  readonly now: Date
  /** For an exchange: the units handed over for its line. */
  readonly exchange?: Exchange
  readonly lines: readonly {
    readonly line: number
    /** The combination that the shopper has now. */
    readonly combination: string
    readonly quantity: number
    readonly reasonId: number
    readonly note: string
    readonly refund: Money
    readonly gift: Money
  }[]
}

/**
 * Orders that are cancelled or returned, in whole or in part; amounts in kuruş. `lockOrder` comes first. The writes
 * follow in the order of the methods: the order's gift code before the stock, and both before `uncountSales`, which
 * locks products by id as stock does.
 */
export interface Cancellations {
  /** Undefined for an unknown order and for another's. Locks nothing. */
  findOrder(of: OrderOf): Promise<OrderToRefund | undefined>
  /**
   * Finds the order and locks it and then its parcels, so that the carrier cannot take one meanwhile (security.md 11).
   */
  lockOrder(of: OrderOf): Promise<OrderToRefund | undefined>
  /** Those of the keys that are photos uploaded for the order and not used by a request. */
  loosePhotos(orderId: string, keys: readonly string[]): Promise<readonly string[]>
  write(request: NewRequest): Promise<void>
  cancelParcels(orderId: string, shopIds: readonly number[]): Promise<void>
  /** Subtracts units from the sales counts, never below zero; from the week's counts only with `ofWeek`. */
  uncountSales(
    units: readonly { readonly productId: number; readonly quantity: number }[],
    ofWeek: boolean,
  ): Promise<void>
  /** Ends a payment at the door with nothing left to pay. */
  failPayment(paymentId: string, now: Date): Promise<void>
}
