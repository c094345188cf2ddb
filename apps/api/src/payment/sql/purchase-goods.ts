import type { MailShop } from '@market/mails'
import type { Purchase } from '@market/provider'
import type { Database } from '@market/database'

/** How a kind of purchase reacts to its payment. Each call runs in the transaction that ends the payment. */
export interface PurchaseGoods {
  /** Keeps back again what was freed; false where that is gone. */
  reacquire(trx: Database, purchase: Purchase, now: Date): Promise<boolean>
  /** Hands over the reserved goods; false where the buyer or the goods are gone. */
  deliver(trx: Database, purchase: Purchase, at: { readonly shop: MailShop; readonly now: Date }): Promise<boolean>
  release(trx: Database, purchase: Purchase): Promise<void>
}
