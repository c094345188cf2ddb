import { sqlAwaitedTransfers } from '@market/database'
import { randomUUID } from 'node:crypto'
import type { OrderingSubject } from '@market/commerce/contracts'
import { readPaymentDetails } from '@market/commerce'
import { sqlOrdering } from '../ordering/sql/ordering.ts'
import { sqlStartedPayments } from '../ordering/sql/started-payments.ts'
import type { Deps } from '../platform/deps.ts'
import { readMails } from './read-mails.ts'
import { insertProduct } from './insert-product.ts'

/** Subject of the ordering suite on a database with shop 1. */
export function sqlOrderingSubject({ db, config }: Pick<Deps, 'db' | 'config'>): OrderingSubject {
  const now = new Date()
  return {
    ports: {
      ...sqlOrdering(db, config),
      starts: sqlStartedPayments(db, config),
      transfers: sqlAwaitedTransfers(db),
    },
    async addProduct({ stocks, discounted = null }) {
      const { last } = await db
        .selectFrom('products')
        .select((row) => row.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      const id = (last ?? 0) + 1
      await insertProduct(db, {
        id,
        stocks,
        discount_max_quantity: discounted,
        discount_original_quantity: discounted,
      })
      return id
    },
    async discountAgain(id, units) {
      const product = db.updateTable('products').where('id', '=', id)
      await product.set({ discount_max_quantity: null, discount_original_quantity: null }).execute()
      const begun = product.set({ discount_max_quantity: units, discount_original_quantity: units })
      return (await begun.returning('discount_number').executeTakeFirstOrThrow()).discount_number
    },
    async addMember() {
      const id = randomUUID()
      const email = `${id}@ornek.test`
      const user = { id, email, email_key: email, password_hash: '', first_name: 'Ada', last_name: 'Deneme' }
      await db
        .insertInto('users')
        .values({ ...user, is_active: true, created_at: now })
        .execute()
      return id
    },
    async told(number) {
      const mails = await readMails(db)
      const notifications = await db
        .selectFrom('notifications')
        .select('text')
        .where('link', '=', `/my/siparisler/${number}`)
        .execute()
      return [
        ...mails
          .filter(({ subject }) => subject.includes(number))
          .map(({ subject, text }) => ({
            by: 'mail' as const,
            news: subject.startsWith('Havalenizi bekliyoruz') ? ('awaits-transfer' as const) : ('confirmed' as const),
            paid: text.includes('Ödemeniz alındı'),
          })),
        ...notifications.map(({ text }) => ({
          by: 'notification' as const,
          news: 'confirmed' as const,
          paid: text.includes('ödemesi alındı'),
        })),
      ]
    },
    async closeShop(id) {
      await db.updateTable('products').set({ active: false }).where('id', '=', id).execute()
    },
    async addGiftCode({ balance, singleUse }) {
      const id = randomUUID()
      const code = {
        id,
        code_hash: id,
        amount: balance,
        balance,
        single_use: singleUse,
        starts_at: now,
        ends_at: new Date(now.getTime() + 86_400_000),
      }
      await db.insertInto('gift_codes').values(code).execute()
      return id
    },
    async addCoupon({ maxUses }) {
      const id = randomUUID()
      const ends = new Date(now.getTime() + 86_400_000)
      await db
        .insertInto('promotions')
        .values({
          id,
          name: 'Kupon',
          coupon: true,
          kind: 'amount',
          amount: 1_000,
          shop_id: null,
          max_uses: maxUses,
          starts_at: now,
          ends_at: ends,
        })
        .execute()
      return id
    },
    async couponUses(id) {
      const row = db.selectFrom('promotions').select('used').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).used
    },
    async addCart({ ownerId, lines = [], codeId = null }) {
      const id = randomUUID()
      await db
        .insertInto('carts')
        .values({
          id,
          owner_id: ownerId,
          status: 'active',
          revision: 1,
          gift_code_id: codeId,
          created_at: now,
          updated_at: now,
        })
        .execute()
      for (const { productId, combination, quantity } of lines)
        await db
          .insertInto('cart_items')
          .values({
            cart_id: id,
            product_id: productId,
            combination,
            quantity,
            price_when_added: 10_000,
            added_at: now,
          })
          .execute()
      return id
    },
    async product(id) {
      const { discounted, sold } = await db
        .selectFrom('products')
        .select(['discount_max_quantity as discounted', 'sold_count as sold'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const rows = await db.selectFrom('product_stock').selectAll().where('product_id', '=', id).execute()
      return {
        stocks: Object.fromEntries(rows.map(({ combination, stock }) => [combination, stock])),
        discounted,
        sold,
      }
    },
    async balance(codeId) {
      const code = await db
        .selectFrom('gift_codes')
        .select('balance')
        .where('id', '=', codeId)
        .executeTakeFirstOrThrow()
      return code.balance
    },
    order: (id) =>
      db.selectFrom('orders').select(['status', 'stock_held as held']).where('id', '=', id).executeTakeFirstOrThrow(),
    async payment(id) {
      const { settled_at: settledAt, ...payment } = await db
        .selectFrom('payments')
        .select(['status', 'settled_at', 'given_up as givenUp'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { ...payment, settled: settledAt !== null }
    },
    async started(id) {
      const { reference, details } = await db
        .selectFrom('payments')
        .select(['bank_reference as reference', 'details'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { reference, link: readPaymentDetails(details).link }
    },
    async cart(ownerId) {
      const { id, revision } = await db
        .selectFrom('carts')
        .select(['id', 'revision'])
        .where('owner_id', '=', ownerId)
        .where('status', '=', 'active')
        .executeTakeFirstOrThrow()
      const lines = await db.selectFrom('cart_items').select('quantity').where('cart_id', '=', id).execute()
      return { revision, quantities: lines.map(({ quantity }) => quantity) }
    },
  }
}
