import { toLira } from '@market/domain/money'
import { shopSettingsLimits as limits } from '@market/domain/sellers'
import * as v from 'valibot'
import { id, instant, lira, nothing, text, uuid } from '../kernel/field.ts'
import { defineDeskCall } from './desk-call.ts'
import { day, requirement, requirementKey, revision, sellerState } from './seller-field.ts'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const address = { city: line(60), district: line(60), street: line(500), phone: line(30) }

/** Settings that a seller changes, without the identity of the company. */
const settings = {
  /** Shown to shoppers; may be empty. */
  description: line(2000),
  address: v.strictObject(address),
  /** Where returns go; null for the shop's address. */
  return_address: v.nullable(v.strictObject({ name: line(100), ...address })),
  cargo_price: v.pipe(lira, v.minValue(0), v.maxValue(toLira(limits.cargoPrice))),
  free_cargo_over: v.nullable(v.pipe(lira, v.minValue(0), v.maxValue(toLira(limits.freeCargoOver)))),
  /** Working days until a parcel is handed to the carrier. */
  prepare_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.prepareDays)),
  /** Days on which the shop sells nothing, both included; null without a leave. */
  leave: v.nullable(v.strictObject({ from: day, to: day })),
}
/** The company behind the shop. It can be changed until the office has verified it. */
const company = v.strictObject({
  legal_name: line(150),
  tax_office: line(100),
  tax_number: line(10),
  mersis: line(16),
  kep: line(254),
})

/** A shop with its settings and state, for its own team and the office. */
export const shopSettings = v.object({
  id,
  slug: text,
  name: text,
  state: sellerState,
  state_at: instant,
  /** Why the shop was stopped, ended or refused; empty otherwise. */
  state_reason: text,
  /** Whether the office's check has closed `company` to changes. */
  company_locked: v.boolean(),
  company,
  ...settings,
  on_leave: v.boolean(),
  revision,
})

/** The shop of the caller. */
export const getOwnShop = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/shop',
  who: 'signed-in',
  summary: 'Settings and state of the shop',
  answer: shopSettings,
})
/**
 * 409 with the present settings for a stale revision, 409 for a changed company after its check and for an ended shop,
 * 422 with the field otherwise.
 */
export const putOwnShop = defineDeskCall({
  method: 'PUT',
  door: 'seller',
  path: '/shop',
  who: 'shop.write',
  summary: 'Change the settings of the shop',
  body: v.strictObject({ revision, company, ...settings }),
  answer: shopSettings,
})

const requirements = v.object({
  state: sellerState,
  revision,
  /** Whether everything that the seller has to give is given. */
  complete: v.boolean(),
  items: v.array(requirement),
})
/** Optional ones are in the list too; `needed` says whether this shop needs them. */
export const getRequirements = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/shop/requirements',
  who: 'signed-in',
  summary: 'What the shop has to give before it opens, with the state of each',
  answer: requirements,
})
/**
 * PDF, JPEG or PNG by its content, at most 5 MB. Pictures are encoded again. 422 in words for a file of another kind, a
 * torn one and a PDF with scripts; 404 for an unknown requirement. Sending everything submits the application.
 */
export const postShopDocument = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/shop/documents/{requirement}',
  who: 'shop.write',
  summary: 'Send a document for a requirement',
  params: v.object({ requirement: requirementKey }),
  upload: 5_000_000,
  answer: requirements,
})
/** The file itself, as an attachment. */
export const getShopDocument = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/shop/documents/{document}',
  who: 'shop.write',
  summary: 'A document that the shop has sent',
  params: v.object({ document: uuid }),
  download: true,
  answer: nothing,
})
/** A document that the office has not accepted yet. */
export const deleteShopDocument = defineDeskCall({
  method: 'DELETE',
  door: 'seller',
  path: '/shop/documents/{document}',
  who: 'shop.write',
  summary: 'Remove a document that is not accepted yet',
  params: v.object({ document: uuid }),
  answer: requirements,
})
/**
 * Accepts terms or an attestation in the version in force. 409 if another version is in force or the office has not
 * verified the shop yet.
 */
export const postShopContract = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/shop/contract',
  who: 'shop.write',
  summary: 'Accept the contract or confirm a statement',
  body: v.strictObject({ requirement: requirementKey, version: day }),
  answer: requirements,
})
