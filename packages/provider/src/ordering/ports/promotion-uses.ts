/** Uses of coupons by orders. Coupons with a limit are locked after gift codes and before any stock. */
export interface PromotionUses {
  /**
   * Locks, by their ids, the limited coupons that a cart's owner has collected and those that its open orders have used: orders
   * with one coupon come one after the other, each pricing against what the one before has left.
   */
  lockOfCart(cartId: string): Promise<void>
  /** Campaigns among the promotions are passed over. Throws where a limit is passed, which a locked and priced cart never does. */
  write(use: {
    readonly orderId: string
    readonly ownerId: string
    readonly promotionIds: readonly string[]
    readonly now: Date
  }): Promise<void>
  /** Gives back what an order that came to nothing had used, once however often it is asked. */
  giveBack(orderId: string): Promise<void>
  /** Uses them once more for an order whose money came late; false where another, or their buyer, has used the last one meanwhile. */
  useAgain(orderId: string): Promise<boolean>
}
