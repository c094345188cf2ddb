import type { Database } from '@market/database'

/** Transfers a guest's alarms to the member who logs in. Of two equal ones the member's stays. */
export async function takeAlarms(trx: Database, fromOwner: string, userId: string): Promise<void> {
  await trx
    .deleteFrom('alarms as held')
    .where('held.owner_id', '=', fromOwner)
    .where('held.told_at', 'is', null)
    .where('held.ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('alarms as own')
          .select('own.id')
          .where('own.owner_id', '=', userId)
          .whereRef('own.product_id', '=', 'held.product_id')
          .whereRef('own.combination', '=', 'held.combination')
          .whereRef('own.kind', '=', 'held.kind')
          .where('own.told_at', 'is', null)
          .where('own.ended_at', 'is', null),
      ),
    )
    .execute()
  await trx.updateTable('alarms').set({ owner_id: userId, email: null }).where('owner_id', '=', fromOwner).execute()
}
