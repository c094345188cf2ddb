import type { Money } from '@market/domain/money'

/** A refund that the bank has not carried out. */
export interface DueRefund {
  readonly id: string
  readonly orderId: string
  readonly paymentId: string
  readonly amount: Money
  /** Number of failed attempts at the bank. */
  readonly attempts: number
}

/**
 * Approved refunds whose money is at the bank; cash of a parcel paid at the door is booked first. Each method is one
 * transaction: nothing is locked while the bank is asked.
 */
export interface DueRefunds {
  /**
   * Ids of the refunds to try now. The time between two tries doubles from a minute to six hours. The longest waiting
   * come first, so that refunds which the bank refuses do not delay others.
   */
  due(now: Date): Promise<readonly string[]>
  /** Undefined if the request is not approved, or already refunded. */
  find(id: string): Promise<DueRefund | undefined>
  putOff(id: string, attempts: number, now: Date): Promise<void>
  /** Closes the request, and its payment once all of the order is refunded. */
  close(refund: DueRefund, now: Date): Promise<void>
}
