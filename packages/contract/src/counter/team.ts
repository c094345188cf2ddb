import { teamRules } from '@market/domain/team'
import * as v from 'valibot'
import { email, instant, nothing, shortText, text, uuid } from '../kernel/field.ts'
import { after, officeRole, pageOf, sellerRole } from './desk-field.ts'
import { defineDeskCall } from './desk-call.ts'

/** A person of a team, or an API key; `kind` says which. */
const member = v.object({
  id: uuid,
  kind: v.picklist(['person', 'key']),
  /** The person's name, or the key's. */
  name: text,
  email: v.nullable(text),
  role: text,
  since: instant,
  /** The last call, to the minute; null before the first. */
  seen_at: v.nullable(instant),
  second_step: v.boolean(),
  /** The caller. */
  own: v.boolean(),
})
const invited = v.object({ id: uuid, email: text, role: text, expires_at: instant })
const byId = v.object({ id: uuid })

/** Open invitations are part of it. */
export const getTeam = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/team',
  who: 'team.manage',
  summary: 'People, API keys and open invitations of the shop',
  answer: v.object({ members: v.array(member), invitations: v.array(invited) }),
})
/**
 * Mails a single-use link that is valid for 72 hours; an earlier one to the same address is void. 409 if the address is a
 * member, or the team is full.
 */
export const postTeam = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/team',
  who: 'team.manage',
  summary: 'Invite a person to the team',
  idempotent: true,
  body: v.strictObject({ email, role: sellerRole }),
  answer: invited,
})
/** 409 if the shop would lose its last owner. 404 for an API key, whose role is fixed. */
export const putTeamMember = defineDeskCall({
  method: 'PUT',
  door: 'seller',
  path: '/team/{id}',
  who: 'team.manage',
  summary: 'Change a person’s role',
  params: byId,
  body: v.strictObject({ role: sellerRole }),
  answer: nothing,
})
/** Ends sessions and the key at once. 409 if the shop would lose its last owner. */
export const deleteTeamMember = defineDeskCall({
  method: 'DELETE',
  door: 'seller',
  path: '/team/{id}',
  who: 'team.manage',
  summary: 'Remove a person, an API key or an invitation',
  params: byId,
  answer: nothing,
})
/** The key is returned only here. It is sent as `Authorization: Bearer`, in place of the cookie. */
export const postTeamKey = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/team/keys',
  who: 'team.manage',
  summary: 'Create an API key; it cannot be an owner',
  body: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(teamRules.keyNameLength)),
    role: v.picklist(['operasyon', 'muhasebe']),
  }),
  answer: v.object({ id: uuid, key: text }),
})

/** A lost second step that one person asked to lift and another confirms. */
const lift = v.object({ id: uuid, email: text, name: text, asked_by: text, asked_at: instant, own: v.boolean() })

/** Open invitations and second steps that wait to be lifted are part of it. */
export const getStaff = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/staff',
  who: 'staff.manage',
  summary: 'People of the office, open invitations, and second steps that wait to be lifted',
  answer: v.object({ members: v.array(member), invitations: v.array(invited), lifts: v.array(lift) }),
})
/** As of a shop’s team. */
export const postStaff = defineDeskCall({
  method: 'POST',
  door: 'office',
  path: '/staff',
  who: 'staff.manage',
  summary: 'Invite a person to the office',
  idempotent: true,
  body: v.strictObject({ email, role: officeRole }),
  answer: invited,
})
/** 409 if no other person could manage the staff. */
export const putStaffMember = defineDeskCall({
  method: 'PUT',
  door: 'office',
  path: '/staff/{id}',
  who: 'staff.manage',
  summary: 'Change a person’s role',
  params: byId,
  body: v.strictObject({ role: officeRole }),
  answer: nothing,
})
/** 409 if no other person could manage the staff. */
export const deleteStaffMember = defineDeskCall({
  method: 'DELETE',
  door: 'office',
  path: '/staff/{id}',
  who: 'staff.manage',
  summary: 'End a membership of the office, or an invitation',
  params: byId,
  answer: nothing,
})
/** 404 if the address has no membership, or no second step. A later request replaces an open one. */
export const postSecondStepLift = defineDeskCall({
  method: 'POST',
  door: 'office',
  path: '/second-steps',
  who: 'staff.manage',
  summary: 'Ask to lift the lost second step of a seller’s or office member who has proven who they are',
  body: v.strictObject({ email, reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)) }),
  answer: lift,
})
/** 409 if the caller asked for it or is the member. The member’s sessions end; the next sign-in needs no code. */
export const putSecondStepLift = defineDeskCall({
  method: 'PUT',
  door: 'office',
  path: '/second-steps/{id}',
  who: 'staff.manage',
  summary: 'Confirm that a second step is lifted; by another person than who asked',
  params: byId,
  body: v.optional(nothing, {}),
  answer: nothing,
})

const filters = {
  action: v.optional(shortText),
  person: v.optional(v.pipe(v.string(), v.maxLength(254))),
  shop: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  subject: v.optional(shortText),
  from: v.optional(v.pipe(v.string(), v.isoDate())),
  to: v.optional(v.pipe(v.string(), v.isoDate())),
}
/** The newest first, with the filters of the list; the file is itself recorded. */
export const getAuditFile = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/audit.csv',
  who: 'audit.read',
  summary: 'The audit as CSV, 10,000 rows at most',
  query: v.object(filters),
  download: true,
  answer: nothing,
})
const about = v.object({
  text,
  /** The office's page of the record: a seller's or a dispute's id, or an order's number. */
  page: v.nullable(v.object({ of: v.picklist(['seller', 'order', 'dispute']), id: text })),
})
/** The record of a row of the audit, in words. */
export type AuditAbout = v.InferOutput<typeof about>
/** The newest first. */
export const getAudit = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/audit',
  who: 'audit.read',
  summary: 'Every write of both panels, every sign-in, and every look at personal data',
  query: v.object({ ...filters, after }),
  answer: pageOf(
    v.object({
      id: text,
      at: instant,
      door: v.picklist(['seller', 'office']),
      /** The mail address; null for an API key, an unknown address, and a person whose account is gone. */
      person: v.nullable(text),
      /** The name of an API key. */
      key: v.nullable(text),
      role: v.nullable(text),
      shop: v.nullable(text),
      action: text,
      about,
      /** The record as it is stored, such as `shop:12`. */
      subject: text,
      before: v.unknown(),
      after: v.unknown(),
      reason: v.nullable(text),
    }),
  ),
})
