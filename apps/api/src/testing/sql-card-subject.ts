import { sqlCardKeeping } from '@market/database'
import type { CardSubject } from '@market/commerce/contracts'
import { insertMember } from './insert-member.ts'
import { orderPaymentSubject } from './sql-payment-subjects.ts'
import type { TestApi } from './start-test-api.ts'

/** Subject of the saved-card suite on a database with shop 1. */
export function sqlCardSubject(api: TestApi): CardSubject {
  const { db } = api.deps
  return {
    cards: sqlCardKeeping(db),
    addMember: async () => (await insertMember(api)).id,
    async addConsent(userId, at) {
      const paymentId = await orderPaymentSubject(api).addPayment()
      await db
        .insertInto('card_consents')
        .values({ payment_id: paymentId, user_id: userId, consented_at: at })
        .execute()
      return { paymentId, userId }
    },
    pay: async ({ paymentId }) =>
      void (await db.updateTable('payments').set({ status: 'paid' }).where('id', '=', paymentId).execute()),
    leave: async (userId) => void (await db.deleteFrom('users').where('id', '=', userId).execute()),
    async cardsOf(userId) {
      const rows = await db
        .selectFrom('saved_cards')
        .select(['bank_key', 'bin', 'last4', 'expiry'])
        .where('user_id', '=', userId)
        .execute()
      return rows.map(({ bank_key: key, ...card }) => ({ key, ...card }))
    },
  }
}
