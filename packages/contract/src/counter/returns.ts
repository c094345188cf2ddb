import { photoLimits } from '@market/domain/reviews'
import { disputeReasons, maxDisputePhotos, returnTabs } from '@market/domain/packages'
import * as v from 'valibot'
import { count, id, instant, lira, nothing, positive, shortText, text, uuid } from '../kernel/field.ts'
import { defineDeskCall } from './desk-call.ts'
import { after, pageOf } from './desk-field.ts'

const state = v.picklist(['awaited', 'arrived', 'disputed', 'accepted', 'refused'])
const reason = v.picklist(Object.keys(disputeReasons) as (keyof typeof disputeReasons)[])
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A return as the seller and the office see it: only the lines of one shop. */
const deskReturn = v.object({
  id: text,
  order_id: text,
  state,
  revision: count,
  requested_at: instant,
  handed_in_at: v.nullable(instant),
  /** When it reached the shop. */
  arrived_at: v.nullable(instant),
  /** Until when the seller answers, or the office decides; null if no answer is awaited. */
  answer_by: v.nullable(instant),
  return_code: v.nullable(text),
  lines: v.array(
    v.object({
      line: id,
      name: text,
      image: text,
      units: count,
      /** The shopper's reason, and their words; null without the right to see the buyer. */
      reason: text,
      note: v.nullable(text),
      /** The refund if it is accepted, an estimate before that; gift code included. */
      refund: lira,
    }),
  ),
  /** Whether the reasons allow a dispute. */
  disputable: v.boolean(),
  /** 320 px squares as `data:` addresses: the shopper's photos, and the seller's for a dispute. Empty in lists. */
  photos: v.array(text),
  dispute: v.nullable(v.object({ reason, note: text, at: instant, photos: v.array(text) })),
  /** The office's decision on a dispute; null before. */
  decision: v.nullable(v.object({ for: v.picklist(['shopper', 'seller']), reason: text, at: instant })),
})
const tab = v.picklist(returnTabs)
const params = v.object({ id: uuid })

/** The longest waiting first; ended ones latest first. Counts stop at 1,000. */
export const getReturns = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/returns',
  who: 'package.read',
  summary: 'Returns to the shop',
  query: v.object({ after, tab: v.optional(tab) }),
  answer: v.object({
    ...pageOf(deskReturn).entries,
    counts: v.object({ awaited: count, arrived: count, disputed: count, done: count }),
  }),
})
/** A row for each line, without photos. */
export const getReturnsFile = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/returns.csv',
  who: 'package.read',
  summary: 'Returns to the shop as CSV, 10,000 at most',
  query: v.object({ tab: v.optional(tab) }),
  download: true,
  answer: nothing,
})
/** 404 for another shop’s return. */
export const getReturn = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/returns/{id}',
  who: 'package.read',
  summary: 'One return with its photos',
  params,
  answer: deskReturn,
})
/** JPEG, PNG or WebP; re-encoded. Deleted if no dispute uses it within a day. */
export const postDisputePhoto = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/returns/{id}/photo',
  who: 'return.answer',
  summary: 'Send a photo for the dispute of a return',
  params,
  upload: photoLimits.bytes,
  answer: v.object({ key: text, preview: text }),
})
/**
 * Units that are accepted are refunded at once. If others are left, they are disputed and go on as a return of their
 * own, whose id is in `disputed`. 409 with the present return as `data` for a stale revision.
 */
export const postReturn = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/returns/{id}',
  who: 'return.answer',
  summary: 'Accept a return that has arrived, whole or by units, and dispute the rest',
  idempotent: true,
  params,
  body: v.strictObject({
    revision,
    /** Units that are accepted; without it all of them, or none if there is a dispute. */
    accept: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            line: positive,
            units: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
          }),
        ),
        v.minLength(1),
        v.maxLength(100),
      ),
    ),
    /** Needed unless every unit is accepted. */
    dispute: v.optional(
      v.strictObject({
        reason,
        note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
        photos: v.pipe(v.array(shortText), v.minLength(1), v.maxLength(maxDisputePhotos)),
      }),
    ),
  }),
  answer: v.object({ return: deskReturn, disputed: v.nullable(text) }),
})

const dispute = v.object({ ...deskReturn.entries, shop_id: id, shop_name: text })
const done = v.optional(v.picklist(['true', 'false']))
/** The longest waiting first. */
export const getDisputes = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/disputes',
  who: 'return.decide',
  summary: 'Returns that their sellers dispute',
  query: v.object({ after, done }),
  answer: pageOf(dispute),
})
/** A row for each line, without photos. */
export const getDisputesFile = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/disputes.csv',
  who: 'return.decide',
  summary: 'Disputed returns as CSV, 10,000 at most',
  query: v.object({ done }),
  download: true,
  answer: nothing,
})
/** 404 for a return without a dispute. */
export const getDispute = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/disputes/{id}',
  who: 'return.decide',
  summary: 'One dispute with its photos',
  params,
  answer: dispute,
})
/** For the shopper: the refund is due. For the seller: the return is refused, and a mail gives the shopper the reason. */
export const postDispute = defineDeskCall({
  method: 'POST',
  door: 'office',
  path: '/disputes/{id}',
  who: 'return.decide',
  summary: 'Decide a dispute',
  idempotent: true,
  params,
  body: v.strictObject({
    revision,
    for: v.picklist(['shopper', 'seller']),
    /** For the shopper and the seller to read. */
    reason: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(500)),
  }),
  answer: dispute,
})

/** A return, as a client reads it. */
export type DeskReturnWire = v.InferOutput<typeof deskReturn>
/** A disputed return, as a client reads it. */
export type DisputeWire = v.InferOutput<typeof dispute>
