import { makeQuestions, randomOf } from '@market/demo-data'
import { randomUUID } from 'node:crypto'
import { emailKey } from '@market/provider'
import type { Database } from '../platform/database/open-database.ts'
import { insertRows } from './insert-rows.ts'
import { hashPassword } from '../session/password-hash.ts'

/** So many of the best sold products have been asked about: those that shoppers open first. */
const maxProducts = 1000
const day = 86_400_000

const askers = [
  ['Deniz', 'Örnek'],
  ['Ece', 'Deneme'],
  ['Kerem', 'Sınar'],
  ['Gül', 'Misal'],
  ['Barış', 'Taslak'],
  ['Zehra', 'Prova'],
  ['Onur', 'Numune'],
  ['Şule', 'Tecrübe'],
] as const

/** What shoppers asked about well-sold products, with the shops' answers; once. The askers are nobody's accounts. */
export async function addDemoQuestions(db: Database, now: Date): Promise<void> {
  const done = await db.selectFrom('questions').select('id').limit(1).executeTakeFirst()
  if (done) return
  // Nobody knows the password, and the accounts are not active.
  const password_hash = await hashPassword(randomUUID())
  const users = askers.map(([first_name, last_name], index) => {
    const email = `soru${index + 1}@guvercin.ornek.test`
    const names = { first_name, last_name, is_active: false, created_at: now }
    return { id: randomUUID(), email, email_key: emailKey(email), password_hash, ...names }
  })
  const products = await db
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select(['p.id', 'p.attributes', 'p.description', 's.prepare_days as prepareDays'])
    .select(['p.free_shipping as freeShipping', 'p.kargomat', 'p.wholesale'])
    .where('p.active', '=', true)
    .orderBy('p.sold_count', 'desc')
    .limit(maxProducts)
    .execute()
  const questions = products.flatMap(({ id, ...asked }) => {
    const random = randomOf('question', id)
    return makeQuestions(asked, random).map((question) => {
      const created_at = new Date(now.getTime() - random.whole(2, 40) * day)
      const answered_at = new Date(created_at.getTime() + random.whole(2, 20) * 3_600_000)
      return { product_id: id, user_id: random.pick(users).id, ...question, open: true, created_at, answered_at }
    })
  })
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'users', users)
    await insertRows(trx, 'questions', questions)
  })
}
