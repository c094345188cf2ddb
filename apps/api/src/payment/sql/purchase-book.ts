import { paymentMail } from '@market/mails'
import type { BookedPayment, PaymentBook, Purchase, PurchaseKind } from '@market/commerce'
import { type Database, buyerEmail, paymentEnds } from '@market/database'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import type { OpenPaymentBook } from './payments.ts'
import type { PurchaseGoods } from './purchase-goods.ts'

export type OpenPurchases = OpenPaymentBook<Purchase>

/** The payment book of purchases outside the cart; `goods` defines reservation and delivery for each kind. */
export const sqlPurchases =
  (goods: Readonly<Record<PurchaseKind, PurchaseGoods>>): OpenPurchases =>
  (trx, config) =>
    purchaseBook(goods, trx, config)

function purchaseBook(
  goods: Readonly<Record<PurchaseKind, PurchaseGoods>>,
  trx: Database,
  config: Deps['config'],
): PaymentBook<Purchase> {
  /** Releases the reservation of a purchase. Repeated calls release it once. */
  const free = async (id: string): Promise<void> => {
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
    find: (id) => find(trx, id),
    async lock({ id }) {
      await trx.selectFrom('purchases').select('id').where('id', '=', id).forUpdate().execute()
    },
    // The purchase is paid in the same transaction, so `held` need not be set again.
    reacquire: (purchase, now) => goods[purchase.kind].reacquire(trx, purchase, now),
    async complete(purchase, now) {
      if (!(await goods[purchase.kind].deliver(trx, purchase, { shop: config, now }))) return false
      await trx
        .updateTable('purchases')
        .set({ status: 'paid', held: false, settled_at: now, failure: null })
        .where('id', '=', purchase.id)
        .execute()
      return true
    },
    async end({ id }, end) {
      const ended = await trx
        .updateTable('purchases')
        .set({ status: end.status, failure: end.failure, settled_at: end.settledAt, given_up: end.givenUp ?? false })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .returning('id')
        .executeTakeFirst()
      if (ended) await free(id)
    },
    ...paymentEnds(trx, 'purchases'),
    async tell(purchase, news, now) {
      const recipient = await buyerEmail(trx, purchase)
      const { orderNumber: number, amount } = purchase
      if (recipient !== undefined)
        await writeMail(trx, paymentMail(config, news, { recipient, number, amount, method: 'credit_card' }), now)
    },
  }
}

const find = (db: Database, id: string): Promise<Purchase | undefined> =>
  db
    .selectFrom('purchases')
    .select(['id', 'kind', 'amount', 'number as orderNumber', 'owner_id as ownerId', 'user_id as userId'])
    .select(['content', 'failure', 'held', 'expires_at as expiresAt', 'settled_at as settledAt', 'given_up as givenUp'])
    .select('refund_reason as refundReason')
    .select((column) => column.ref('status').$castTo<BookedPayment['status']>().as('status'))
    .where('id', '=', id)
    .executeTakeFirst()
