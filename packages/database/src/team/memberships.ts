import { randomUUID } from 'node:crypto'
import { canLeaveRole, type Door, type Role } from '@market/domain/team'
import type { Database } from '../open-database.ts'
import { makeDeskToken } from './desk-token.ts'

/** A person's memberships at a panel that have not ended, the first one first. */
export const findMemberships = (db: Database, userId: string, door: Door) =>
  db
    .selectFrom('memberships as m')
    .leftJoin('shops as s', 's.id', 'm.shop_id')
    .select(['m.id', 'm.role', 'm.shop_id', 's.name as shop'])
    .where('m.user_id', '=', userId)
    .where('m.ended_at', 'is', null)
    .where('m.shop_id', door === 'seller' ? 'is not' : 'is', null)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()

/** Adds a person to a team; an existing membership of the same team gets the new role. Returns its id. */
export async function addMembership(
  trx: Database,
  member: { readonly userId: string; readonly shopId: number | null; readonly role: Role; readonly now: Date },
): Promise<string> {
  const { userId, shopId, role, now } = member
  const row = await trx
    .insertInto('memberships')
    .values({ id: randomUUID(), user_id: userId, shop_id: shopId, role, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return row.id
  const held = await trx
    .updateTable('memberships')
    .set({ role })
    .where('user_id', '=', userId)
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  return held.id
}

/** Adds an API key and returns it; only its hash is stored. */
export async function addDeskKey(
  trx: Database,
  member: { readonly shopId: number; readonly role: Role; readonly name: string; readonly now: Date },
): Promise<{ readonly id: string; readonly key: string }> {
  const { token, hash } = makeDeskToken('gk_')
  const id = randomUUID()
  await trx
    .insertInto('memberships')
    .values({
      id,
      user_id: null,
      shop_id: member.shopId,
      role: member.role,
      key_hash: hash,
      key_name: member.name,
      created_at: member.now,
    })
    .execute()
  return { id, key: token }
}

/** People and API keys of a shop, or of the office for null. */
export const readTeam = (db: Database, shopId: number | null) =>
  db
    .selectFrom('memberships as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.role', 'm.user_id', 'm.key_name', 'm.created_at', 'm.seen_at'])
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('second_steps')
          .select('second_steps.user_id')
          .whereRef('second_steps.user_id', '=', 'm.user_id')
          .where('confirmed_at', 'is not', null),
      ).as('second_step'),
    )
    .where('m.shop_id', shopId === null ? 'is' : '=', shopId)
    .where('m.ended_at', 'is', null)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()

/** The team's members, locked in a fixed order: two owners who remove each other wait for one another. */
export async function lockTeam(trx: Database, shopId: number | null) {
  const rows = await trx
    .selectFrom('memberships')
    .select(['id', 'role', 'user_id'])
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id, role, user_id }) => ({ id, role, person: user_id !== null }))
}

export const setRole = (trx: Database, id: string, role: Role) =>
  trx.updateTable('memberships').set({ role }).where('id', '=', id).execute()

/** Ends a membership with its sessions, or an API key. */
export async function endMembership(trx: Database, id: string, now: Date): Promise<void> {
  await trx.updateTable('memberships').set({ ended_at: now }).where('id', '=', id).execute()
  await trx.deleteFrom('desk_sessions').where('membership_id', '=', id).execute()
}

/**
 * The first team that only this person manages: a shop's name, or null for the office;
 * undefined without such a team. Shops that have not begun or have ended do not count.
 */
export async function teamLeftAlone(trx: Database, userId: string): Promise<string | null | undefined> {
  const own = await trx
    .selectFrom('memberships as m')
    .leftJoin('shops as s', 's.id', 'm.shop_id')
    .select(['m.id', 'm.shop_id', 's.name'])
    .where('m.user_id', '=', userId)
    .where('m.ended_at', 'is', null)
    .where((row) => row.or([row('s.id', 'is', null), row('s.state', 'not in', ['draft', 'ended'])]))
    .orderBy('m.shop_id')
    .execute()
  for (const { id, shop_id, name } of own) if (!canLeaveRole(await lockTeam(trx, shop_id), id)) return name
  return undefined
}

/** Ends everything a person has behind the doors, before the account is deleted. */
export async function leaveDesks(trx: Database, userId: string, now: Date): Promise<void> {
  await trx.deleteFrom('desk_sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('second_step_lifts').where('user_id', '=', userId).execute()
  await trx
    .deleteFrom('invitations')
    .where('email_key', 'in', (own) => own.selectFrom('users').select('email_key').where('id', '=', userId))
    .execute()
  await trx
    .updateTable('memberships')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  await trx.updateTable('memberships').set({ user_id: null }).where('user_id', '=', userId).execute()
}

/** Ends the autopilot of a shop, whose team ships from now on. False if it had ended before. */
export async function endAutopilot(trx: Database, shopId: number): Promise<boolean> {
  const ended = await trx
    .updateTable('shops')
    .set({ autopilot: false })
    .where('id', '=', shopId)
    .where('autopilot', '=', true)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
