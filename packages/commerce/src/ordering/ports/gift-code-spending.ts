import type { GiftCodeUse } from '../reservation/gift-code-back.ts'

export interface FoundGiftCodeUse extends GiftCodeUse {
  readonly codeId: string
  /** The code's share of all completed refunds of the order. */
  readonly given: number
}

/** Balances of gift codes and the shares that orders took, in kuruş. Codes are locked after the cart and before any stock. */
export interface GiftCodeSpending {
  /**
   * Locks the code of a cart and those that its open orders have spent, in the order of their ids. So orders with one
   * code run one after the other, and each sees the balance that the one before has left.
   */
  lockOfCart(cartId: string): Promise<void>
  /** Throws for an unknown code. */
  find(codeId: string): Promise<{ readonly balance: number; readonly singleUse: boolean }>
  /** Takes an amount; false, without a change, if the balance is too small. */
  take(codeId: string, amount: number): Promise<boolean>
  /** Records a use: `amount` reduces the order, `taken` was taken from the balance. */
  writeUse(use: {
    readonly orderId: string
    readonly codeId: string
    readonly amount: number
    readonly taken: number
    readonly now: Date
  }): Promise<void>
  /** Locks the use of an order; undefined for one without a code. */
  lockUse(orderId: string): Promise<FoundGiftCodeUse | undefined>
  /** Puts a part of it back on the balance. */
  putBack(orderId: string, use: Pick<FoundGiftCodeUse, 'codeId'>, amount: number): Promise<void>
  /** A code that ends before an instant holds until then. */
  extend(codeId: string, until: Date): Promise<void>
  /** Records that all that had been put back was spent again. */
  clearReturned(orderId: string): Promise<void>
}
