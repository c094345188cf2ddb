import { sellerStates } from '@market/domain/sellers'
import * as v from 'valibot'
import { count, instant, text, uuid } from '../kernel/field.ts'

/** A calendar day in Turkey, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate())
/** The revision that the caller has seen; with another one the write is refused with 409 and the present value. */
export const revision = count
/** Text that a person must give with a decision. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(1000))
/** A key that an operator gives a requirement. */
export const requirementKey = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/))

/** States of a seller, from the invitation to the end. */
export const sellerState = v.picklist(sellerStates)

const shopDocument = v.object({
  id: uuid,
  /** File name for a download. */
  name: text,
  type: v.picklist(['application/pdf', 'image/jpeg', 'image/png']),
  bytes: count,
  sent_at: instant,
})

/** A requirement that a seller meets before the shop opens, with its present state. */
export const requirement = v.object({
  key: text,
  kind: v.picklist(['terms', 'profile', 'documents', 'attestation', 'review']),
  title: text,
  text,
  /** The version in force; terms and attestations are accepted by it. */
  version: day,
  /** Whether this shop needs it: always, or because the office asked for it. */
  needed: v.boolean(),
  /**
   * `missing`: the seller has to give it; `asked`: the office asked again, see `note`; `given`: the office has to check
   * it; `accepted`; `expired`: its year is over.
   */
  state: v.picklist(['missing', 'asked', 'given', 'accepted', 'expired']),
  /** The office's text of its last decision; empty without one. */
  note: text,
  /** Fields of the shop that are still empty, of a profile. */
  open_fields: v.array(text),
  /** Last day on which the acceptance counts; null for always. */
  valid_until: v.nullable(day),
  documents: v.array(shopDocument),
})

/** A message between a shop and the office. */
export const deskMessage = v.object({
  id: text,
  from: v.picklist(['seller', 'office']),
  /** The person who wrote it. */
  author: text,
  text,
  at: instant,
  read_at: v.nullable(instant),
})
/** The text of a new message. */
export const messageText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000))
