import type { PurchaseKind } from '../../platform/database/tables/checkout-tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { buyerEmail } from './buyer-email.ts'
import { paymentMail } from '../payment-mail.ts'
import type { BookedPayment, PaymentBook } from '../payment-book.ts'
import type { Purchase, PurchaseGoods } from './purchase.ts'

export type PurchaseBook = PaymentBook<Purchase>

/** Payments of what is bought outside the cart; `goods` says what each kind of purchase hands over. */
export function makePurchaseBook(goods: Readonly<Record<PurchaseKind, PurchaseGoods>>): PurchaseBook {
  /** Frees what is reserved for a purchase, once however often it is asked. */
  const free = async (trx: Database, id: string): Promise<void> => {
    const purchase = await find(trx, id)
    const held = await trx
      .updateTable('purchases')
      .set({ held: false })
      .where('id', '=', id)
      .where('held', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (purchase && held) await goods[purchase.kind].release(trx, purchase)
  }
  return {
    find,
    async lock(trx, { id }) {
      await trx.selectFrom('purchases').select('id').where('id', '=', id).forUpdate().execute()
    },
    // The purchase is paid in the same transaction, so it need not be written down as held.
    reacquire: (trx, purchase, now) => goods[purchase.kind].reacquire(trx, purchase, now),
    async complete(trx, purchase, { config, clock }) {
      const now = clock.now()
      if (!(await goods[purchase.kind].deliver(trx, purchase, { shop: config, now }))) return false
      await trx
        .updateTable('purchases')
        .set({ status: 'paid', held: false, settled_at: now, failure: null })
        .where('id', '=', purchase.id)
        .execute()
      return true
    },
    /** Ends a pending purchase without money; what was reserved for it is free again. */
    async end(trx, { id }, end) {
      const ended = await trx
        .updateTable('purchases')
        .set({ status: end.status, failure: end.failure, settled_at: end.settledAt, given_up: end.givenUp ?? false })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .returning('id')
        .executeTakeFirst()
      if (ended) await free(trx, id)
    },
    async close(db, { id }, now) {
      await db.updateTable('purchases').set({ settled_at: now }).where('id', '=', id).execute()
    },
    async refunded(trx, { id }, { failure, now }) {
      await free(trx, id)
      const changed = await trx
        .updateTable('purchases')
        .set({ status: 'refunded', failure, settled_at: now })
        .where('id', '=', id)
        .where('status', 'in', ['pending', 'expired'])
        .returning('id')
        .executeTakeFirst()
      return changed !== undefined
    },
    async tell(trx, purchase, news, { config, clock }) {
      const recipient = await buyerEmail(trx, purchase)
      const { orderNumber: number, amount } = purchase
      if (recipient !== undefined)
        await writeMail(
          trx,
          paymentMail(config, news, { recipient, number, amount, method: 'credit_card' }),
          clock.now(),
        )
    },
  }
}

const find = (db: Database, id: string): Promise<Purchase | undefined> =>
  db
    .selectFrom('purchases')
    .select(['id', 'kind', 'amount', 'number as orderNumber', 'owner_id as ownerId', 'user_id as userId'])
    .select(['content', 'failure', 'held', 'expires_at as expiresAt', 'settled_at as settledAt', 'given_up as givenUp'])
    .select((column) => column.ref('status').$castTo<BookedPayment['status']>().as('status'))
    .where('id', '=', id)
    .executeTakeFirst()
