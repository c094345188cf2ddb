import { randomUUID } from 'node:crypto'
import type { CartSubject } from '@market/commerce/contracts'
import { type Database, hide, sqlCartPorts } from '@market/database'
import { sqlFastDelivery } from '../cart/sql/fast-delivery.ts'
import { sqlGiftCodes } from '../cart/sql/gift-codes.ts'
import { homeAddress } from './home-address.ts'
import { insertProduct } from './insert-product.ts'

/** Subject of the cart suite on a database with shop 1. */
export function sqlCartSubject(db: Database): CartSubject {
  return {
    ports: { ...sqlCartPorts(db), giftCodes: sqlGiftCodes(db), fastDelivery: sqlFastDelivery(db) },
    async addProduct({ stocks, discounted = null, price = 10_000, fast = false }) {
      const { last } = await db
        .selectFrom('products')
        .select((row) => row.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      const id = (last ?? 0) + 1
      const category = 100_000 + id
      await insertProduct(db, {
        id,
        stocks,
        price,
        fast_shipping: fast,
        category_path: [7, category],
        discount_max_quantity: discounted,
        discount_original_quantity: discounted,
      })
      await db
        .insertInto('added_services')
        .values({ id, category_id: category, kind: 'insurance', name: '', note: '', image: '', share: 0, least: 0 })
        .execute()
      return { id, serviceId: id }
    },
    async addAddress(ownerId, city) {
      const id = randomUUID()
      const unused = { zip_code: '', email: '', tc: hide(''), company_name: '', tax_office: '', tax_number: hide('') }
      await db
        .insertInto('addresses')
        .values({ ...homeAddress, ...unused, city, id, owner_id: ownerId, type: 1, created_at: new Date() })
        .execute()
      return id
    },
    async chooseAddress(ownerId, addressId, option) {
      const choice = { owner_id: ownerId, delivery_id: addressId, shipping_option: option }
      await db.insertInto('address_choices').values(choice).execute()
    },
    async closeShop(id) {
      await db.updateTable('products').set({ active: false }).where('id', '=', id).execute()
    },
    async addGiftCode({ hash, balance, minTotal, startsAt, endsAt }) {
      const id = randomUUID()
      const code = { id, code_hash: hash, amount: balance, balance, min_total: minTotal }
      await db
        .insertInto('gift_codes')
        .values({ ...code, starts_at: startsAt, ends_at: endsAt })
        .execute()
      return id
    },
  }
}
