import type { Money } from '@market/domain/money'
import type { OrderOwner } from '../../ordering/order-owner.ts'
import type { Exchange } from '../exchanged-units.ts'
import type { OrderToRefund } from '../order-to-refund.ts'

/** A return that has not arrived; amounts in kuruş. */
export interface WaitingReturn {
  /** Its order without this request. Of the other waiting ones it has `awaited` alone. */
  readonly order: OrderToRefund
  readonly lines: readonly {
    readonly line: number
    /** The combination of the returned units, even if the rest of the line was exchanged since. */
    readonly combination: string
    readonly quantity: number
  }[]
  readonly kind: string
  /** Undefined for a return, which is refunded. */
  readonly exchange: Exchange | undefined
  readonly askedAt: Date
  readonly handedInAt: Date | null
}
interface LockedReturn {
  readonly kind: string
  readonly status: string
  readonly handedInAt: Date | null
  /** The rest of one of its lines was or is being exchanged. */
  readonly restExchanged: boolean
}
/** The refund of a return, as if it arrived now. */
export interface ReturnWorth {
  readonly cargoRefund: Money
  readonly cargoShops: readonly number[]
  /** Includes shipping fees. */
  readonly refund: Money
  readonly gift: Money
  /** The part of `gift` that is put back on the code. */
  readonly giftBack: Money
  readonly lines: readonly { readonly line: number; readonly refund: Money; readonly gift: Money }[]
}

/**
 * Returns and exchanges. Withdrawing or receiving one locks first its order, then the request, then gift code and
 * stock.
 */
export interface Returns {
  /** The order of a request; undefined if it is unknown or another owner's. Locks nothing. */
  orderOf(owner: OrderOwner, id: string): Promise<string | undefined>
  /** Undefined if it was withdrawn in the meantime. */
  lock(orderId: string, id: string): Promise<LockedReturn | undefined>
  remove(id: string): Promise<void>
  /** Ids of the waiting requests in the order of a request, oldest first; exchanges are left out. Locks nothing. */
  waitingBeside(id: string): Promise<readonly string[]>
  /** Locks a waiting request and its order; undefined if it is not waiting. */
  lockWaiting(id: string): Promise<WaitingReturn | undefined>
  /** Records when it was handed in; later calls change nothing. */
  handIn(id: string, at: Date): Promise<void>
  /** Writes the amounts of a request and of its lines. */
  price(id: string, worth: ReturnWorth): Promise<void>
  /** Records that the goods have arrived: the refund is due. */
  approve(id: string, at: Date): Promise<void>
  /** Records an arrival without a refund: of an exchange, or of a parcel that was to be paid at the door. */
  finish(id: string, at: Date): Promise<void>
  /** Closes a request that was never handed in. */
  refuse(id: string, at: Date): Promise<void>
  /** Records how much was put back on the gift code, in kuruş. */
  writeGiftReturned(id: string, amount: number): Promise<void>
}
