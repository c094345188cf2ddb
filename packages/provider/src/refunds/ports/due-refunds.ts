import type { Money } from '@market/domain/money'

/** A refund that the bank has not given yet. */
export interface DueRefund {
  readonly id: string
  readonly orderId: string
  readonly paymentId: string
  readonly amount: Money
  /** How often the bank was asked in vain. */
  readonly attempts: number
}

/** Approved refunds whose money the bank has; the cash of a parcel paid at the door is booked first. Each method is a transaction of its own: nothing is locked while the bank is asked. */
export interface DueRefunds {
  /**
   * Ids of those whose turn it is. The time between two turns doubles from a minute to six hours; the longest without a turn
   * come first, so that refunds which the bank refuses hold up no other.
   */
  due(now: Date): Promise<readonly string[]>
  /** Undefined where the request is not approved, or refunded already. */
  find(id: string): Promise<DueRefund | undefined>
  putOff(id: string, attempts: number, now: Date): Promise<void>
  /** Closes the request, and its payment once all of the order is refunded. */
  close(refund: DueRefund, now: Date): Promise<void>
}
