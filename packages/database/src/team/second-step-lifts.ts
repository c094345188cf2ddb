import { randomUUID } from 'node:crypto'
import type { Database } from '../open-database.ts'

/** A person of either panel by mail address, if the account has a second step. */
export const findSteppedMember = (db: Database, emailKey: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('second_steps as t', 't.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name'])
    .where('u.email_key', '=', emailKey)
    .where('t.confirmed_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .select('memberships.id')
          .whereRef('memberships.user_id', '=', 'u.id')
          .where('ended_at', 'is', null),
      ),
    )
    .executeTakeFirst()

/** Asks to lift a second step; an open request of the same person is replaced. */
export async function askForLift(
  trx: Database,
  lift: { readonly userId: string; readonly askedBy: string; readonly reason: string; readonly now: Date },
): Promise<string> {
  const id = randomUUID()
  const { userId, askedBy, reason, now } = lift
  await trx.deleteFrom('second_step_lifts').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute()
  await trx
    .insertInto('second_step_lifts')
    .values({ id, user_id: userId, asked_by: askedBy, asked_at: now, reason })
    .execute()
  return id
}

/** Requests that wait for a second person, the oldest first. */
export const readLifts = (db: Database) =>
  db
    .selectFrom('second_step_lifts as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('users as a', 'a.id', 'l.asked_by')
    .select(['l.id', 'l.user_id', 'l.asked_by', 'l.asked_at', 'u.email', 'u.first_name', 'u.last_name'])
    .select('a.email as asker')
    .where('l.confirmed_at', 'is', null)
    .orderBy('l.asked_at')
    .execute()

/** Locks an open request. */
export const lockLift = (trx: Database, id: string) =>
  trx
    .selectFrom('second_step_lifts')
    .select(['id', 'user_id', 'asked_by'])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The database refuses the person who asked. */
export const confirmLift = (trx: Database, id: string, confirmedBy: string, now: Date) =>
  trx
    .updateTable('second_step_lifts')
    .set({ confirmed_by: confirmedBy, confirmed_at: now })
    .where('id', '=', id)
    .execute()
