import { ApiError, checkEmail, consumeRateLimit, httpTexts, writeMail } from '@market/api/counter'
import { emailKey } from '@market/commerce'
import {
  deleteStaffMember,
  deleteTeamMember,
  type DeskCall,
  getStaff,
  getTeam,
  postSecondStepLift,
  postStaff,
  postTeam,
  postTeamKey,
  putSecondStepLift,
  putStaffMember,
  putTeamMember,
} from '@market/contract/counter'
import {
  addDeskKey,
  askForLift,
  confirmLift,
  type Database,
  endDeskSessions,
  endMembership,
  findSteppedMember,
  lockLift,
  lockTeam,
  readAddressee,
  readInvitations,
  readLifts,
  readTeam,
  removeInvitation,
  removeSecondStep,
  setRole,
  writeInvitation,
} from '@market/database'
import { canLeaveRole, type Role, roleNames, teamRules } from '@market/domain/team'
import { normalizeEmail } from '@market/domain/validation'
import { invitationMail, secondStepLiftedMail } from '@market/mails'
import { type CounterDeps, urlOf } from '../doors/counter-deps.ts'
import { type AnyDeskRoute, deskRoute, type DeskRequestOf } from '../doors/desk-route.ts'
import { peopleTexts } from './texts.ts'

type Request = Pick<DeskRequestOf<DeskCall>, 'db' | 'now' | 'audit' | 'door'> & {
  readonly who: { readonly shopId: number | null; readonly membershipId: string }
}

/** Routes for a shop's team and the office's staff, and for lifting a lost second step. */
export const teamRoutes = (deps: CounterDeps): readonly AnyDeskRoute[] => [
  deskRoute(getTeam, (request) => teamOf(request)),
  deskRoute(postTeam, (request) => invite(deps, request, request.body), { before: limitInvitations }),
  deskRoute(putTeamMember, (request) => changeRole(request, request.params.id, request.body.role)),
  deskRoute(deleteTeamMember, (request) => remove(request, request.params.id)),
  deskRoute(postTeamKey, async ({ body, db, who, now, audit }) => {
    await refuseFullTeam(db, who.shopId, now)
    const { id, key } = await addDeskKey(db, { ...body, shopId: who.shopId, now })
    await audit({ action: 'key.create', subject: `membership:${id}`, after: { role: body.role } })
    return { id, key }
  }),
  deskRoute(getStaff, async (request) => {
    const lifts = await readLifts(request.db)
    return {
      ...(await teamOf(request)),
      lifts: lifts.map((one) => liftWire(one, request.who.personId)),
    }
  }),
  deskRoute(postStaff, (request) => invite(deps, request, request.body), { before: limitInvitations }),
  deskRoute(putStaffMember, (request) => changeRole(request, request.params.id, request.body.role)),
  deskRoute(deleteStaffMember, (request) => remove(request, request.params.id)),
  deskRoute(postSecondStepLift, async ({ body, db, who, now, audit }) => {
    const member = await findSteppedMember(db, emailKey(normalizeEmail(body.email)))
    // The person would confirm nothing with a second step that works.
    if (!member || member.id === who.personId) throw new ApiError(404, peopleTexts.noSecondStep)
    const askedBy = who.personId ?? ''
    const id = await askForLift(db, { userId: member.id, askedBy, reason: body.reason, now })
    await audit({ action: 'second-step.ask-lift', subject: `person:${member.id}`, reason: body.reason })
    const asker = await readAddressee(db, askedBy)
    return liftWire({ ...member, id, asker: asker.email, asked_by: askedBy, asked_at: now }, who.personId)
  }),
  deskRoute(putSecondStepLift, async ({ params, db, who, now, audit }) => {
    const lift = await lockLift(db, params.id)
    if (!lift) throw new ApiError(404, peopleTexts.noLift)
    if (lift.asked_by === who.personId || lift.user_id === who.personId) throw new ApiError(409, peopleTexts.ownLift)
    await confirmLift(db, lift.id, who.personId ?? '', now)
    await removeSecondStep(db, lift.user_id)
    await endDeskSessions(db, lift.user_id)
    await writeMail(db, secondStepLiftedMail(deps.config, await readAddressee(db, lift.user_id)), now)
    await audit({ action: 'second-step.lift', subject: `person:${lift.user_id}`, after: { asked_by: lift.asked_by } })
    return {}
  }),
]

async function teamOf({ db, who, now }: Pick<Request, 'db' | 'who' | 'now'>) {
  const [members, invitations] = [await readTeam(db, who.shopId), await readInvitations(db, who.shopId, now)]
  return {
    members: members.map((member) => ({
      id: member.id,
      kind: member.key_name === null ? ('person' as const) : ('key' as const),
      name: member.key_name ?? `${member.first_name ?? ''} ${member.last_name ?? ''}`.trim(),
      email: member.email,
      role: member.role,
      since: member.created_at.toISOString(),
      seen_at: member.seen_at?.toISOString() ?? null,
      second_step: Boolean(member.second_step),
      own: member.id === who.membershipId,
    })),
    invitations: invitations.map(({ expires_at, ...invited }) => ({
      ...invited,
      expires_at: expires_at.toISOString(),
    })),
  }
}

async function refuseFullTeam(db: Database, shopId: number | null, now: Date): Promise<void> {
  const count = (await lockTeam(db, shopId)).length + (await readInvitations(db, shopId, now)).length
  if (count >= teamRules.maxMembers) throw new ApiError(409, peopleTexts.teamIsFull)
}

/** Mails to a mailbox that need not know the shop are limited for each mailbox and for each inviting member. */
async function limitInvitations({
  db,
  body,
  who,
  now,
}: DeskRequestOf<typeof postTeam | typeof postStaff>): Promise<void> {
  await consumeRateLimit(db, { name: 'friend-mailbox', who: `invitation:${emailKey(body.email)}`, now })
  await consumeRateLimit(db, { name: 'form-address', who: `invitation:${who.membershipId}`, now })
}

async function invite(
  deps: CounterDeps,
  { db, who, now, door, audit }: Request,
  body: { readonly email: string; readonly role: Role },
) {
  const email = checkEmail(normalizeEmail(body.email))
  await refuseFullTeam(db, who.shopId, now)
  const team = await readTeam(db, who.shopId)
  if (team.some((member) => member.email !== null && emailKey(member.email) === emailKey(email)))
    throw new ApiError(409, peopleTexts.isMember)
  const invitation = { email, role: body.role, shopId: who.shopId, by: who.membershipId, now }
  const { id, token, expiresAt } = await writeInvitation(db, invitation)
  await sendInvitation(deps, db, {
    email,
    role: body.role,
    shopId: who.shopId,
    url: `${urlOf(deps, door)}/davet/${token}`,
    now,
  })
  await audit({ action: 'invitation.send', subject: `invitation:${id}`, after: { role: body.role } })
  return { id, email, role: body.role, expires_at: expiresAt.toISOString() }
}

/** Mails the link of an invitation. */
export async function sendInvitation(
  { config }: Pick<CounterDeps, 'config'>,
  trx: Database,
  invited: {
    readonly email: string
    readonly role: Role
    readonly shopId: number | null
    readonly url: string
    readonly now: Date
  },
): Promise<void> {
  const { email, role, shopId, url, now } = invited
  const shop =
    shopId === null
      ? undefined
      : await trx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()
  const words = { email, team: shop?.name ?? null, role: roleNames[role], url, hours: teamRules.invitationHours }
  await writeMail(trx, invitationMail(config, words), now)
}

async function changeRole({ db, who, audit }: Request, id: string, role: Role) {
  const team = await lockTeam(db, who.shopId)
  const member = team.find((one) => one.id === id)
  if (!member) throw new ApiError(404, httpTexts.nothingThere)
  if (!member.person) throw new ApiError(409, peopleTexts.keyRole)
  if (member.role !== role && !canLeaveRole(team, id)) throw new ApiError(409, lastOf(who.shopId))
  await setRole(db, id, role)
  await audit({ action: 'role.change', subject: `membership:${id}`, before: { role: member.role }, after: { role } })
  return {}
}

async function remove({ db, who, now, audit }: Request, id: string) {
  const team = await lockTeam(db, who.shopId)
  const member = team.find((one) => one.id === id)
  if (!member) {
    const invitation = await removeInvitation(db, id, who.shopId)
    if (!invitation) throw new ApiError(404, httpTexts.nothingThere)
    await audit({ action: 'invitation.remove', subject: `invitation:${id}`, before: { role: invitation.role } })
    return {}
  }
  if (!canLeaveRole(team, id)) throw new ApiError(409, lastOf(who.shopId))
  await endMembership(db, id, now)
  await audit({
    action: member.person ? 'member.remove' : 'key.remove',
    subject: `membership:${id}`,
    before: { role: member.role },
  })
  return {}
}

const lastOf = (shopId: number | null) => (shopId === null ? peopleTexts.lastKeeper : peopleTexts.lastOwner)

interface Lift {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly asker: string | null
  readonly asked_by: string
  readonly asked_at: Date
}
const liftWire = ({ id, email, first_name, last_name, asker, asked_by, asked_at }: Lift, personId: string | null) => ({
  id,
  email,
  name: `${first_name} ${last_name}`.trim(),
  asked_by: asker ?? '',
  asked_at: asked_at.toISOString(),
  own: asked_by === personId,
})
