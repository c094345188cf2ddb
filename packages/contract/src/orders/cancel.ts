import { photoLimits } from '@market/domain/reviews'
import { maxReturnPhotos } from '@market/domain/orders'
import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, count, email, id, instant, lira, positive, shortText, text } from '../kernel/field.ts'

const kind = v.picklist(['cancel', 'return'])
const order = {
  order_id: shortText,
  /** If it is given, the order must have this address. */
  email: v.optional(email),
}
const line = {
  product_id: positive,
  attr_id: v.optional(attrId, ''),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
  reason_id: id,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
}
const request = v.strictObject({
  ...order,
  items: v.pipe(v.array(v.strictObject(line)), v.minLength(1), v.maxLength(100)),
})
/** Keys of photos that were sent for the request, in order. */
const photos = v.optional(v.pipe(v.array(shortText), v.maxLength(maxReturnPhotos)), [])
const action = v.strictObject({
  ...request.entries,
  /** `total` and `gift_code` of the summary that the shopper saw; 409 if the refund is different by now. */
  expected: v.optional(v.strictObject({ total: lira, gift_code: lira })),
  /**
   * For returns: the day on which a courier picks it up, one of the next three except Sundays. Without it the shopper
   * hands the parcel in at a branch.
   */
  pickup_day: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
  /** Only for returns. */
  photos,
})
/** The counter of a branch where a line is exchanged; null at the door. */
const exchangeAt = v.nullable(
  v.object({
    name: text,
    address: text,
    hours: text,
    /** The first day on which the new one is there, `YYYY-MM-DD`; it waits until the tenth day after the request. */
    from: text,
  }),
)
const cancelable = v.object({
  items: v.array(
    v.object({
      product_id: id,
      attr_id: text,
      name: text,
      url: text,
      image: text,
      shop_name: text,
      /** Units that can be given back now. */
      quantity: count,
      kind,
      /** Refund if every unit is given back. */
      refund: lira,
      /** The last day for returning it, fourteen days after its arrival; null for a cancellation. */
      return_until: v.nullable(instant),
      /** Other choices of the product at the same price that it can be exchanged for. */
      exchange_for: v.array(v.object({ attr_id: text, name: text })),
      exchange_at: exchangeAt,
    }),
  ),
})
const reasons = v.object({ reasons: v.array(v.object({ id, name: text, kind, needs_note: v.boolean() })) })
const summary = {
  items: v.array(
    v.object({ product_id: id, attr_id: text, name: text, quantity: count, reason_id: id, note: text, refund: lira }),
  ),
  cargo_refund: lira,
  total: lira,
  /** Amount credited to the gift code, in addition to the refunded money. */
  gift_code: lira,
  /** Where the money is refunded, as text. */
  refund_to: text,
  /** Sentences about amounts that are refunded later, with other returns of the same parcels. */
  later: v.optional(v.array(text), []),
}
/** A cancellation or return with its lines and refund. Amounts in lira. */
export const cancelDetails = v.object({
  cancel_id: text,
  order_id: text,
  kind: v.picklist(['cancel', 'return', 'exchange']),
  created_at: instant,
  /** When the money was sent; null as long as it was not. */
  settled_at: v.nullable(instant),
  status: v.picklist(['waiting', 'approved', 'refused', 'refunded']),
  status_text: text,
  /** Code with which the shopper hands in the returned parcel at the post office. */
  return_code: v.nullable(text),
  /** The day on which a courier picks a return up, `YYYY-MM-DD`; null if it is handed in at a branch. */
  pickup_day: v.nullable(text),
  exchange_at: exchangeAt,
  /** When a return was handed in or picked up, and when it arrived and was checked. */
  handed_in_at: v.nullable(instant),
  arrived_at: v.nullable(instant),
  /**
   * The latest day, `YYYY-MM-DD`, of each remaining step, and on which the bank shows the money; null for a step that
   * is done, late or not needed.
   */
  due: v.object({
    handed_in: v.nullable(text),
    arrived: v.nullable(text),
    settled: v.nullable(text),
    booked: v.nullable(text),
  }),
  ...summary,
})

/** A cancellation or return as a client reads it. */
export type CancelDetailsWire = v.InferOutput<typeof cancelDetails>

/** Each call once for members and once below `/guest`. Access depends on the order's owner, not on the path. */
const both = <const P extends '' | '/guest'>(prefix: P) =>
  ({
    getProducts: defineCall({
      method: 'GET',
      path: `${prefix}/cancel/cancelable-products`,
      who: 'any',
      summary: 'Items of an order that can be cancelled or returned',
      query: v.object({ order_id: shortText }),
      answer: cancelable,
    }),
    postProducts: defineCall({
      method: 'POST',
      path: `${prefix}/cancel/cancelable-products`,
      who: 'any',
      summary: 'Items of an order that can be cancelled or returned',
      body: v.strictObject(order),
      answer: cancelable,
    }),
    getReasons: defineCall({
      method: 'GET',
      path: `${prefix}/cancel/reasons`,
      who: 'any',
      summary: 'Reasons for a cancellation or return',
      query: v.object({ order_id: v.optional(shortText) }),
      answer: reasons,
    }),
    postReasons: defineCall({
      method: 'POST',
      path: `${prefix}/cancel/reasons`,
      who: 'any',
      summary: 'Reasons for a cancellation or return',
      body: v.strictObject({ order_id: v.optional(shortText), email: v.optional(email) }),
      answer: reasons,
    }),
    postSummary: defineCall({
      method: 'POST',
      path: `${prefix}/cancel/summary`,
      who: 'any',
      summary: 'Preview of the refund of a request',
      body: request,
      answer: v.object(summary),
    }),
    postAction: defineCall({
      method: 'POST',
      path: `${prefix}/cancel/action`,
      who: 'any',
      summary: 'Cancel or return items',
      idempotent: true,
      body: action,
      answer: cancelDetails,
    }),
  }) as const

/**
 * Cancellation and return for logged-in owners: start, preview, carry out. Refunds are split to the kuruş (rules.md
 * M4).
 */
export const cancelCalls = both('')
/** The same calls for guests, who give the e-mail address of the order. */
export const guestCancelCalls = both('/guest')

/** 404 for another caller's order. */
export const getCancelDetails = defineCall({
  method: 'GET',
  path: '/cancel/cancel-details/{id}',
  who: 'any',
  summary: 'Status of a cancellation or return',
  params: v.object({ id: shortText }),
  answer: cancelDetails,
})
/** All units of a line for another choice of the product; no money moves. 409 where it was sold meanwhile. */
export const postExchange = defineCall({
  method: 'POST',
  path: '/x/cancel/exchange',
  who: 'any',
  summary: 'Exchange a line of an order at the door or at a branch',
  idempotent: true,
  body: v.strictObject({
    ...order,
    item: v.strictObject(line),
    exchange_for: attrId,
    /** For an exchange at the door: one of the next three days except Sundays. Not set at a branch. */
    pickup_day: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
    photos,
  }),
  answer: cancelDetails,
})
/** Refused once the parcel was handed in. */
export const postWithdrawReturn = defineCall({
  method: 'POST',
  path: '/x/cancel/withdraw',
  who: 'any',
  summary: 'Withdraw a return whose parcel was not handed in yet',
  idempotent: true,
  body: v.strictObject({ cancel_id: shortText }),
  answer: v.object({ msg: text }),
})
/**
 * JPEG, PNG or WebP by its content, at most 8 MB and 50 million pixels. It is re-encoded, so that no camera metadata is
 * stored. 404 for another caller's order, 422 if nothing can be returned. Deleted if no return uses it within a day.
 */
export const postReturnPhoto = defineCall({
  method: 'POST',
  path: '/x/return-photo/{order_id}',
  who: 'any',
  summary: 'Send a photo for a return of an order',
  params: v.object({ order_id: shortText }),
  upload: photoLimits.bytes,
  answer: v.object({
    key: text,
    /** 320 px square as `data:` address. */
    preview: text,
  }),
})
/** 404 for another caller's order, for a link that is not from a mail, and if the photos were deleted. */
export const postReturnPhotos = defineCall({
  method: 'POST',
  path: '/x/return-photos',
  who: 'any',
  summary: 'Photos of a return, in order, for its shopper',
  body: v.strictObject({
    /** Its order's number, or the link of its mail: a body is logged nowhere. */
    order: shortText,
    cancel_id: shortText,
  }),
  /** 320 px squares as `data:` addresses. */
  answer: v.object({ photos: v.array(text) }),
})
/** Amounts in lira, credits to the gift code apart. */
export const getRefund = defineCall({
  method: 'GET',
  path: '/refund/{order_id}',
  who: 'any',
  summary: 'Cancellations and returns of an order, newest first',
  params: v.object({ order_id: shortText }),
  answer: v.object({ order_id: text, refunded: lira, refunds: v.array(cancelDetails) }),
})
