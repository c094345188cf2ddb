import type { Database } from '../open-database.ts'
import { hide } from '../hidden.ts'

/** Since when a member has a second step, and how many recovery codes are left; undefined without one. */
export const readSecondStep = (db: Database, userId: string) =>
  db
    .selectFrom('second_steps as s')
    .select('s.confirmed_at as since')
    .select(({ selectFrom, fn }) =>
      selectFrom('recovery_codes')
        .select(fn.countAll<number>().as('left'))
        .whereRef('user_id', '=', 's.user_id')
        .where('used_at', 'is', null)
        .as('left'),
    )
    .where('s.user_id', '=', userId)
    .where('s.confirmed_at', 'is not', null)
    .executeTakeFirst()

/** Stores an encrypted key, which has no effect until it is confirmed. False if a second step is on. */
export async function beginSecondStep(
  db: Database,
  { userId, key, now }: { readonly userId: string; readonly key: string; readonly now: Date },
): Promise<boolean> {
  const held = { totp_key: hide(key), begun_at: now }
  const begun = await db
    .insertInto('second_steps')
    .values({ user_id: userId, ...held, confirmed_at: null, last_turn: null, codes_renewed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(held).where('second_steps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** A member's key, confirmed or not; to be confirmed it is locked. */
export const findSecondStep = (db: Database, userId: string, lock?: 'lock') =>
  db
    .selectFrom('second_steps')
    .select(['totp_key', 'begun_at', 'confirmed_at', 'last_turn'])
    .where('user_id', '=', userId)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()

export const confirmSecondStep = (
  trx: Database,
  { userId, turn, now }: { readonly userId: string; readonly turn: number; readonly now: Date },
) => trx.updateTable('second_steps').set({ confirmed_at: now, last_turn: turn }).where('user_id', '=', userId).execute()

/** Recovery codes, by their hashes, in place of all that there were. */
export async function writeRecoveryCodes(trx: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }))
  await trx.insertInto('recovery_codes').values(rows).execute()
}

/** Replaces the recovery codes of a second step that is already on. */
export async function renewRecoveryCodes(
  trx: Database,
  { userId, hashes, now }: { readonly userId: string; readonly hashes: readonly string[]; readonly now: Date },
): Promise<void> {
  await trx.updateTable('second_steps').set({ codes_renewed_at: now }).where('user_id', '=', userId).execute()
  await writeRecoveryCodes(trx, userId, hashes)
}

/** Marks a 30-second step as used; false if a code of this step or a later one was used. */
export async function spendTurn(
  db: Database,
  { userId, turn }: { readonly userId: string; readonly turn: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('second_steps')
    .set({ last_turn: turn })
    .where('user_id', '=', userId)
    .where((step) => step.or([step('last_turn', 'is', null), step('last_turn', '<', turn)]))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses up a recovery code; false if the member does not have it, or has used it. */
export async function spendRecoveryHash(
  trx: Database,
  { userId, hash, now }: { readonly userId: string; readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Removes the second step and its recovery codes. False if no second step is on. */
export async function removeSecondStep(trx: Database, userId: string): Promise<boolean> {
  const off = await trx
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return off !== undefined
}
