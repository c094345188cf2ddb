import { randomUUID } from 'node:crypto'
import type { CardConsent, CardKeeping } from '@market/provider'
import { type Database, hide, transact } from '@market/database'

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
      const fresh = { bank_key: hide(key), consented_at, saved_at: now }
      await trx
        .insertInto('saved_cards')
        .values({ ...fresh, id: randomUUID(), user_id: userId, bin, last4, expiry })
        .onConflict((same) => same.columns(['user_id', 'bin', 'last4', 'expiry']).doUpdateSet(fresh))
        .execute()
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

const markKept = (trx: Database, paymentId: string, now: Date) =>
  trx.updateTable('card_consents').set({ kept_at: now }).where('payment_id', '=', paymentId).execute()
