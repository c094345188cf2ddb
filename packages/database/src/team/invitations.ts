import { randomUUID } from 'node:crypto'
import { emailKey } from '@market/commerce'
import { type Door, mayDo, officeRoles, type Role, sellerRoles, teamRules } from '@market/domain/team'
import type { Database } from '../open-database.ts'
import { deskTokenHash, makeDeskToken } from './desk-token.ts'

interface InvitationToWrite {
  readonly email: string
  readonly role: Role
  readonly shopId: number | null
  /** Number of the seller's application whose shop begins with this invitation. */
  readonly application?: string
  /** The inviting membership; an application and a command of the office have none. */
  readonly by?: string
  readonly now: Date
}

/** Writes an invitation and returns the token of its link. An earlier one to the same mailbox and team becomes void. */
export async function writeInvitation(
  trx: Database,
  { email, role, shopId, application, by, now }: InvitationToWrite,
): Promise<{ readonly id: string; readonly token: string; readonly expiresAt: Date }> {
  const { token, hash } = makeDeskToken()
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + teamRules.invitationHours * 3_600_000)
  await trx
    .deleteFrom('invitations')
    .where('email_key', '=', emailKey(email))
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .where('application', application === undefined ? 'is' : '=', application ?? null)
    .where('used_at', 'is', null)
    .execute()
  await trx
    .insertInto('invitations')
    .values({
      id,
      token_hash: hash,
      email,
      email_key: emailKey(email),
      shop_id: shopId,
      role,
      application: application ?? null,
      invited_by: by ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { id, token, expiresAt }
}

const invitingRoles = [...sellerRoles, ...officeRoles].filter(
  (role) => mayDo(role, 'team.manage') || mayDo(role, 'staff.manage'),
)

/** Invitations that are neither used nor expired, and whose inviting member may still invite. */
const openInvitations = (db: Database, now: Date) =>
  db
    .selectFrom('invitations as i')
    .leftJoin('memberships as inviter', 'inviter.id', 'i.invited_by')
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where(({ eb, or, and }) =>
      or([
        eb('i.invited_by', 'is', null),
        and([eb('inviter.ended_at', 'is', null), eb('inviter.role', 'in', invitingRoles)]),
      ]),
    )

/** Open invitations of a shop, or of the office for null. */
export const readInvitations = (db: Database, shopId: number | null, now: Date) =>
  openInvitations(db, now)
    .select(['i.id', 'i.email', 'i.role', 'i.expires_at'])
    .where('i.shop_id', shopId === null ? 'is' : '=', shopId)
    .where('i.application', 'is', null)
    .orderBy('i.created_at')
    .execute()

/** The open invitation of a link at this panel. */
export const findInvitation = (db: Database, { token, door, now }: Link) =>
  openInvitations(db, now)
    .leftJoin('shops as s', 's.id', 'i.shop_id')
    .leftJoin('users as u', (join) => join.onRef('u.email_key', '=', 'i.email_key').on('u.is_active', '=', true))
    .select(['i.id', 'i.email', 'i.role', 'i.shop_id', 'i.application', 'i.expires_at'])
    .select(['s.name as shop', 'u.id as user_id'])
    .where('i.token_hash', '=', deskTokenHash(token))
    .where('i.role', 'in', door === 'seller' ? sellerRoles : officeRoles)
    .executeTakeFirst()

interface Link {
  readonly token: string
  readonly door: Door
  readonly now: Date
}

/** Uses an invitation up; of several concurrent requests only one succeeds. */
export async function spendInvitation(trx: Database, id: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('id', 'in', openInvitations(trx, now).select('i.id').where('i.id', '=', id))
    // Seen again after the wait for another request's row.
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Removes an open invitation of a team. Undefined if the team has no such invitation. */
export const removeInvitation = (trx: Database, id: string, shopId: number | null) =>
  trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .where('application', 'is', null)
    .where('used_at', 'is', null)
    .returning('role')
    .executeTakeFirst()
