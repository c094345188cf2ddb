/** Values that a browser stores for some days. */
export type ExpiringName =
  | 'adult_permission'
  /** Recently viewed products, and products to compare. */
  | 'seen'
  | 'compared'
  | 'searches'
  /** Comments that were found helpful. */
  | 'liked'
  /** A payment was started in this browser; and the payment whose notice was closed. */
  | 'open_payment'
  | 'open_payment_closed'
  /** The app's update was put off. */
  | 'update_later'
  /** Orders whose purchase was measured (rules.md K5). */
  | 'told_orders'

/** Texts in the browser's storage that expire after some days (rules.md S5). */
export interface ExpiringStore {
  read(name: ExpiringName): string | undefined
  write(name: ExpiringName, value: string, days: number): void
  remove(name: ExpiringName): void
}
