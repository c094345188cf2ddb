import { ApiError } from '@market/api/counter'
import type { MeWire } from '@market/contract/counter'
import {
  type Database,
  type DeskCaller,
  endAutopilot,
  findMemberships,
  noteSeen,
  startDeskSession,
} from '@market/database'
import type { DeskCall } from '@market/contract/counter'
import type { DeskRequestOf } from '../doors/desk-route.ts'
import { readMe } from './read-me.ts'
import { peopleTexts } from './texts.ts'

interface Opening {
  readonly userId: string
  readonly proof: 'password' | 'second-step' | 'passkey'
  /** The membership to work as; the first one of the panel if undefined. */
  readonly membershipId?: string
  readonly action: 'sign-in' | 'membership.change' | 'invitation.accept'
}

/**
 * Starts a session at this panel, with its row of the audit. The first session of a shop's team ends the autopilot of
 * the shop. Refuses a person without a membership with 403, or the named one with 404.
 */
export async function openSession(
  trx: Database,
  { door, now, audit, setSession }: Pick<DeskRequestOf<DeskCall>, 'door' | 'now' | 'audit' | 'setSession'>,
  { userId, proof, membershipId, action }: Opening,
): Promise<MeWire> {
  const held = await findMemberships(trx, userId, door)
  const membership = membershipId === undefined ? held[0] : held.find(({ id }) => id === membershipId)
  if (!membership)
    throw membershipId === undefined
      ? new ApiError(403, peopleTexts.noMembership[door])
      : new ApiError(404, peopleTexts.unknownMembership)
  const token = await startDeskSession(trx, { membershipId: membership.id, userId, door, proof, now })
  await noteSeen(trx, membership.id, now)
  const shopId = membership.shop_id
  const ended = shopId !== null && (await endAutopilot(trx, shopId))
  const proven = proof !== 'password'
  const who: DeskCaller = { door, membershipId: membership.id, role: membership.role, personId: userId, shopId, proven }
  await audit(
    { action, subject: `membership:${membership.id}`, after: { proof, ...(ended && { autopilot: false }) } },
    { db: trx, actor: { personId: userId, membershipId: membership.id, shopId } },
  )
  setSession(token)
  return readMe(trx, who)
}
