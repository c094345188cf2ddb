import type { Role } from './may-do.ts'

/** Codes of refusals that the panels react to, in `err_code` of the envelope. */
export const deskCodes = {
  /** The role does not allow this call. */
  forbiddenRole: 6010,
  /** The session must pass a second step before it writes. */
  secondStepNeeded: 6020,
  /** The record has changed since it was read; `data` has its present value. */
  stale: 6030,
} as const

/** Times of the panels' sessions, invitations and API keys. */
export const teamRules = {
  invitationHours: 72,
  /** A session ends this long after its last call, and this long after it began. */
  sessions: {
    seller: { idleMinutes: 12 * 60, lifeMinutes: 30 * 24 * 60 },
    office: { idleMinutes: 30, lifeMinutes: 12 * 60 },
  },
  /** Maximum number of people, open invitations and API keys of one shop or of the office. */
  maxMembers: 50,
  keyNameLength: 60,
} as const

interface Member {
  readonly id: string
  readonly role: Role
  /** False for an API key. */
  readonly person: boolean
}

/** The role that each panel must always have, since it alone can invite others. */
const keeper: ReadonlySet<Role> = new Set(['sahip', 'destek'])

/**
 * Whether this member can lose the role: a shop must keep an owner, the office a member who manages the staff.
 */
export function canLeaveRole(team: readonly Member[], id: string): boolean {
  const member = team.find((one) => one.id === id)
  if (!member || !keeper.has(member.role)) return true
  return team.some((one) => one.id !== id && one.role === member.role && one.person)
}
