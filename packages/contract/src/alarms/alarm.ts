import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, count, id, instant, lira, positive, shortText, text, uuid } from '../kernel/field.ts'

const alarm = v.object({
  id: uuid,
  kind: v.picklist(['price', 'stock']),
  state: v.picklist(['waiting', 'told', 'expired']),
  /** Decimal lira; null for a stock alarm. */
  target: v.nullable(lira),
  attr_id: text,
  created_at: instant,
  ends_at: instant,
  product: v.object({
    id,
    name: text,
    brand: text,
    url: text,
    /** Picture key. */
    thumbnail: text,
    /** In lira. */
    price: lira,
    /** False for a product that was taken off sale, or whose shop has closed. */
    on_sale: v.boolean(),
    /** Units left of the combination waited for. */
    stock: count,
  }),
})
/** An alarm as it is sent. */
export type AlarmWire = v.InferOutput<typeof alarm>

/** Waiting and reported alarms, newest first; only those of one product if it is given. */
export const getAlarms = defineCall({
  method: 'GET',
  path: '/x/alarms',
  who: 'any',
  summary: 'Price and stock alarms of the caller',
  query: v.object({ productId: v.optional(positive) }),
  answer: v.object({ results: v.array(alarm) }),
})
/**
 * 403 for a visitor without a proven mailbox, 404 for an unknown product, 409 if there is nothing to wait for or the
 * caller has too many alarms, 422 for a target that is not below the price or is below a tenth of it. A repeated
 * request changes the target of the waiting alarm.
 */
export const postAlarm = defineCall({
  method: 'POST',
  path: '/x/alarms',
  who: 'any',
  summary: 'Be told once when a product costs a target or less, or can be bought again',
  idempotent: true,
  body: v.strictObject({
    product_id: positive,
    attr_id: v.optional(attrId, ''),
    kind: v.picklist(['price', 'stock']),
    /** Decimal lira; omitted for a stock alarm. */
    target: v.optional(v.nullable(lira), null),
  }),
  answer: alarm,
})
/** Does nothing if it has ended. 404 for another caller's alarm. */
export const deleteAlarm = defineCall({
  method: 'DELETE',
  path: '/x/alarms/{id}',
  who: 'any',
  summary: 'End an alarm of the caller',
  params: v.object({ id: shortText }),
  answer: v.object({ ended: v.boolean() }),
})
/** The link of a mail proves its mailbox. Changes nothing. 404 if the link is forged or its alarm is no longer known. */
export const postAlarmLink = defineCall({
  method: 'POST',
  path: '/x/alarm-link',
  who: 'any',
  summary: 'What the link in the mail of an alarm would end',
  body: v.strictObject({ token: shortText }),
  answer: v.object({
    /** Name of the product in the mail. */
    product: text,
    /** Alarms of the mailbox that still wait. */
    waiting: count,
  }),
})
/** A second press ends nothing more. 404 as for looking at it. */
export const postAlarmLinkEnd = defineCall({
  method: 'POST',
  path: '/x/alarm-link/end',
  who: 'any',
  summary: 'End all alarms of whom the mail went to',
  body: v.strictObject({ token: shortText }),
  answer: v.object({ ended: count }),
})
