import { randomUUID } from 'node:crypto'
import type { CardConsent, CardKeeping } from '@market/commerce'
import { type Database } from '../open-database.ts'
import { hide } from '../hidden.ts'
import { transact } from '../transact.ts'

const atOnce = 100

export const sqlCardKeeping = (db: Database): CardKeeping => ({
  async due(paymentId) {
    const due = db
      .selectFrom('card_consents as c')
      .innerJoin('payments as p', 'p.id', 'c.payment_id')
      .select(['c.payment_id as paymentId', 'c.user_id as userId'])
      .where('c.kept_at', 'is', null)
      .where('p.status', '=', 'paid')
      .orderBy('c.consented_at')
      .limit(atOnce)
    return (paymentId === undefined ? due : due.where('c.payment_id', '=', paymentId)).execute()
  },
  keep: ({ paymentId, userId }, { key, bin, last4, expiry }, now) =>
    transact(db, async (trx) => {
      const consent = await trx
        .selectFrom('card_consents')
        .select(['consented_at', 'kept_at'])
        .where('payment_id', '=', paymentId)
        .forUpdate()
        .executeTakeFirst()
      if (!consent) {
        await trx
          .insertInto('unwanted_cards')
          .values({ bank_key: hide(key), since: now })
          .execute()
        return
      }
      if (consent.kept_at !== null) return
      const { consented_at } = consent
      const fresh = { consented_at, saved_at: now }
      const place = { user_id: userId, bin, last4, expiry }
      const added = await trx
        .insertInto('saved_cards')
        .values({ ...fresh, ...place, bank_key: hide(key), id: randomUUID() })
        .onConflict((same) => same.columns(['user_id', 'bin', 'last4', 'expiry']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) await replaceKey(trx, place, key, fresh)
      await markKept(trx, paymentId, now)
    }),
  drop: async ({ paymentId }: CardConsent) => {
    await db.deleteFrom('card_consents').where('payment_id', '=', paymentId).execute()
  },
  async unwanted() {
    const rows = await db
      .selectFrom('unwanted_cards')
      .select(['id', 'bank_key'])
      .orderBy('since')
      .limit(atOnce)
      .execute()
    return rows.map(({ id, bank_key }) => ({ id, key: bank_key }))
  },
  async forgotten({ id }) {
    await db.deleteFrom('unwanted_cards').where('id', '=', id).execute()
  },
})

/** The bank deletes a replaced key, so an unchanged key must not be replaced. */
async function replaceKey(
  trx: Database,
  place: { readonly user_id: string; readonly bin: string; readonly last4: string; readonly expiry: string },
  key: string,
  fresh: { readonly consented_at: Date; readonly saved_at: Date },
): Promise<void> {
  const saved = trx.updateTable('saved_cards').where((same) => same.and(place))
  const before = await saved.set(fresh).returning('bank_key').executeTakeFirst()
  if (before && before.bank_key !== key) await saved.set({ bank_key: hide(key) }).execute()
}

const markKept = (trx: Database, paymentId: string, now: Date) =>
  trx.updateTable('card_consents').set({ kept_at: now }).where('payment_id', '=', paymentId).execute()
