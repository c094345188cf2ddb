import { sellerActions, stopCauses } from '@market/domain/sellers'
import * as v from 'valibot'
import { count, id, instant, nothing, positive, text, uuid } from '../kernel/field.ts'
import { defineDeskCall } from './desk-call.ts'
import { after, pageOf } from './desk-field.ts'
import { reason, requirement, requirementKey, revision, sellerState } from './seller-field.ts'
import { shopSettings } from './shop.ts'

const sellerRow = v.object({
  id,
  name: text,
  legal_name: text,
  city: text,
  state: sellerState,
  state_at: instant,
  /** Number of the application; null for a shop of before. */
  application_no: v.nullable(text),
  on_leave: v.boolean(),
  /** Unread messages of the seller. */
  unread: count,
})
const filters = {
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  state: v.optional(sellerState),
}
/** By name, trade name, tax number, application or slug; newest change of state first. */
export const getSellers = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/sellers',
  who: 'signed-in',
  summary: 'Applications and sellers',
  query: v.object({ ...filters, after }),
  answer: pageOf(sellerRow),
})
/** The newest change of state first, with the filters of the list. */
export const getSellersFile = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/sellers.csv',
  who: 'signed-in',
  summary: 'Applications and sellers as CSV, 10,000 at most',
  query: v.object(filters),
  download: true,
  answer: nothing,
})

/** Causes for which the office stops a shop at once, without asking for an explanation. */
const stopCause = v.picklist(stopCauses)
const action = v.picklist(sellerActions)

const seller = v.object({
  ...shopSettings.entries,
  /** The form as it was sent, as labels and values; empty for a shop of before. */
  application: v.nullable(
    v.object({ number: text, sent_at: instant, fields: v.array(v.object({ label: text, value: text })) }),
  ),
  /** The actions that `POST /sellers/{id}` allows now. */
  actions: v.array(action),
  /** Since when the shop may explain itself before a stop; null if it was not asked. */
  asked_at: v.nullable(instant),
  /** From when on it may be stopped without an answer. */
  stop_from: v.nullable(instant),
  requirements: v.array(requirement),
  team: v.array(v.object({ name: text, email: text, role: text, since: instant })),
  /** Newest first, at most 100. */
  history: v.array(v.object({ at: instant, by: text, action: text, subject: text, reason: text })),
})
/** 404 for an unknown seller. */
export const getSeller = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/sellers/{id}',
  who: 'seller.decide',
  summary: 'A seller with application, requirements, team and history',
  params: v.object({ id: positive }),
  answer: seller,
})
/**
 * `ask` and `verify` concern one requirement if it is named. `ask` without one asks an open shop to explain itself
 * before a stop. `ask`, `refuse`, `stop`, `lift` and `end` need a reason, which is mailed. 409 with the present seller
 * for a stale revision, 409 for an action that the state does not allow, 409 for a stop before the shop was asked.
 */
export const postSeller = defineDeskCall({
  method: 'POST',
  door: 'office',
  path: '/sellers/{id}',
  who: 'seller.decide',
  summary: 'Decide about a seller',
  params: v.object({ id: positive }),
  body: v.strictObject({
    action,
    revision,
    requirement: v.optional(requirementKey),
    reason: v.optional(reason),
    /** Stops at once, without a hearing. */
    cause: v.optional(stopCause),
  }),
  answer: seller,
  idempotent: true,
})
/** The file itself, as an attachment. Each look is in the audit. */
export const getSellerDocument = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/sellers/{id}/documents/{document}',
  who: 'seller.decide',
  summary: 'A document of a seller',
  params: v.object({ id: positive, document: uuid }),
  download: true,
  answer: nothing,
})
