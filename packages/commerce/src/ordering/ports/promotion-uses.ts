/** Uses of coupons by orders. Coupons with a limit are locked after gift codes and before any stock. */
export interface PromotionUses {
  /**
   * Locks, in the order of their ids, the limited coupons that a cart's owner has collected and those that its open
   * orders have used. So orders with one coupon run one after the other, and each sees what the one before has left.
   */
  lockOfCart(cartId: string): Promise<void>
  /**
   * Records the uses. Campaigns among the promotions are ignored. Throws if a limit is exceeded, which a locked and
   * priced cart never does.
   */
  write(use: {
    readonly orderId: string
    readonly ownerId: string
    readonly promotionIds: readonly string[]
    readonly now: Date
  }): Promise<void>
  /** Gives back the coupons that a failed order had used; repeated calls change nothing. */
  giveBack(orderId: string): Promise<void>
  /** Uses them again for an order that was paid late; false if the last use was taken in the meantime. */
  useAgain(orderId: string): Promise<boolean>
}
