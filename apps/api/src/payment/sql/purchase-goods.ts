import type { MailShop } from '@market/mails'
import type { Purchase } from '@market/commerce'
import type { Database } from '@market/database'

/** How a kind of purchase reacts to its payment. Each call runs in the transaction that ends the payment. */
export interface PurchaseGoods {
  /** Reserves released goods again; false if they are no longer available. */
  reacquire(trx: Database, purchase: Purchase, now: Date): Promise<boolean>
  /** Delivers the reserved goods; false if the buyer or the goods no longer exist. */
  deliver(trx: Database, purchase: Purchase, at: { readonly shop: MailShop; readonly now: Date }): Promise<boolean>
  release(trx: Database, purchase: Purchase): Promise<void>
}
