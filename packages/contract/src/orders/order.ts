import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { giftChoice } from '../cart/gift-choice.ts'
import { reduction } from '../cart/promotion.ts'
import { transfer } from '../checkout/order-payment.ts'
import { count, email, id, instant, lira, shortText, text } from '../kernel/field.ts'

const orderStatus = v.picklist([
  'awaiting_payment',
  'paid',
  'preparing',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'payment_failed',
])
/**
 * State of an order's payment. `awaiting`: not confirmed by shopper or bank; `unknown`: the time limit passed without a
 * final answer of the bank; `refunded`: captured too late, or refunded completely.
 */
const paymentStates = ['awaiting', 'unknown', 'on_delivery', 'paid', 'failed', 'refunded'] as const
/** Groups of orders a shopper can filter by. */
const orderGroup = v.picklist(['waiting', 'under_way', 'delivered', 'given_back'])
const step = v.object({
  key: v.picklist(['ordered', 'prepared', 'shipped', 'out_for_delivery', 'delivered']),
  title: text,
  date: v.nullable(text),
  state: v.picklist(['done', 'current', 'ahead']),
})

const orderItem = v.object({
  product_id: id,
  /** The combination of variants that was bought. */
  attr_id: text,
  name: text,
  brand: text,
  url: text,
  image: text,
  num: count,
  /** Units that were cancelled or sent back. */
  given_back: count,
  /** Texts about the units since the purchase: cancelled, being returned, returned, exchanged. */
  unit_states: v.optional(v.array(text), []),
  /** Whether it can be returned without a reason: freely, unopened, or not at all. */
  withdrawal: v.picklist(['free', 'sealed', 'none']),
  attributes: v.array(v.object({ key: text, value: text })),
  /** Units that had a limited discount; if any, `single_price` is the price of one of them. */
  num_discounted: count,
  single_price: lira,
  price: lira,
  /** Services bought with the line. Their price covers all units and is added to `price`. */
  insurance_items: v.array(v.object({ name: text, price: lira })),
  total_discount: lira,
  /** Promotions that reduced `price`. */
  reductions: v.optional(v.array(reduction), []),
  /** Gift options with the wrapping fee, which is added to `price`; null if the line is not a gift. */
  gift: v.optional(v.nullable(v.object({ ...giftChoice.entries, wrap_price: lira })), null),
})
const parcel = v.object({
  shop_id: id,
  shop_name: text,
  shop_url: text,
  /**
   * `delivered` once it is at the door, or while it waits at its branch until `fetch_until`; `cancelled` also if it was
   * not accepted and is sent back.
   */
  status: orderStatus,
  status_text: text,
  /** The next step, as a sentence for the shopper. */
  next_step: text,
  tracking_no: v.nullable(text),
  /** The seller's own invoice, which `postParcelInvoice` returns; null before it is there. */
  invoice: v.optional(v.nullable(v.object({ uploaded_at: instant })), null),
  steps: v.array(step),
  /** Places between the shop's city and the district, in degrees north and east; empty before it has left. */
  route: v.array(
    v.object({
      name: text,
      position: v.object({ latitude: v.number(), longitude: v.number() }),
      state: v.picklist(['done', 'current', 'ahead']),
    }),
  ),
  /** Day and hours, in Turkish time, to which the shopper moved the delivery; null if it was not moved. */
  delivery_time: v.nullable(v.object({ day: text, from: count, to: count })),
  /** Its day and hours can be chosen still. */
  delivery_movable: v.boolean(),
  /**
   * Six digits against which it is handed over; null when they are not needed, or if the caller is not proven to be the
   * buyer.
   */
  hand_over_code: v.nullable(text),
  /** The last day on which it waits at a branch or in a locker; null elsewhere. */
  fetch_until: v.nullable(text),
  /** How it was handed over at a door: against its code (`left` is null), or left at a place; null before. */
  handed_over: v.nullable(
    v.object({ left: v.nullable(v.picklist(['door', 'neighbour', 'reception'])), has_photo: v.boolean() }),
  ),
  sub_total: lira,
  cargo_total_price: lira,
  /** The sum to pay at its door or branch, without cancelled units; null if nothing is to be paid there. */
  due: v.nullable(lira),
  shop_items: v.array(orderItem),
})
/** An order with its parcels. Amounts in lira, times as ISO 8601 instants. */
export const order = v.object({
  order_id: text,
  /** Version mark that changes with every change of the order. */
  mark: text,
  created_at: instant,
  status: orderStatus,
  status_text: text,
  /** Payment type. */
  type: text,
  payment: v.object({
    title: text,
    card: v.nullable(text),
    installment: count,
    monthly: lira,
    /** Amount charged: the total plus the interest of its instalments. */
    amount: lira,
    interest: lira,
    /** The order's cost without cancelled and returned units, and the money that was sent back. */
    left: lira,
    refunded: lira,
    state: v.picklist(paymentStates),
  }),
  /** Account for the transfer that the order waits for; null otherwise. */
  transfer: v.nullable(transfer),
  /** Names, street and telephone are left out, because the caller gave the number and the mail address alone. */
  contact_hidden: v.optional(v.boolean(), false),
  deliver_to: text,
  /** Placed by a member, so only that member can change it. */
  of_member: v.boolean(),
  /** The buyer, who may differ from the recipient. */
  buyer: text,
  invoice: v.object({ name: text, tax: v.nullable(text), address: text }),
  /** The delivery address can still be changed. */
  address_changeable: v.boolean(),
  /** It waits for a transfer or a payment link until then, and can be cancelled; null otherwise. */
  waits_until: v.nullable(instant),
  delivery: v.object({
    city: text,
    district: text,
    neighborhood: text,
    address: text,
    zip_code: v.optional(text, ''),
    phone: text,
  }),
  shipping: v.object({ option: v.picklist(['address', 'branch', 'kargomat']), title: text, place: v.nullable(text) }),
  email: text,
  /** Calls that list what can be cancelled or returned, and the reasons; null if nothing can. Paths below `/eptnew`. */
  cancel: v.nullable(v.object({ products_url: text, reasons_url: text })),
  cancellations: v.array(
    v.object({
      cancel_id: text,
      kind: v.picklist(['cancel', 'return', 'exchange']),
      created_at: instant,
      details_url: text,
      status: v.picklist(['waiting', 'approved', 'refused', 'refunded']),
      status_text: text,
      return_code: v.nullable(text),
      /** Refunded money, and the amount credited to the gift code. */
      total: lira,
      gift_code: lira,
      /** Number of photos of the returned goods; 0 for callers other than the shopper. */
      photos: count,
    }),
  ),
  total_pure_price: lira,
  total_tax_price: lira,
  total_ship_price: lira,
  total_discount: lira,
  /** The part paid by gift code. */
  gift_code_amount: lira,
  total_price_with_shipping: lira,
  shops: v.array(parcel),
})
/** An order as a client reads it. */
export type OrderWire = v.InferOutput<typeof order>

/** For the page after payment; 404 if the caller has no order. */
export const postLastOrder = defineCall({
  method: 'POST',
  path: '/last-order',
  who: 'any',
  summary: 'The caller’s latest order',
  body: v.strictObject({ platform: v.optional(v.picklist(['pttavm', 'hgs']), 'pttavm') }),
  answer: v.object({ last_order_id: v.nullable(text), order: v.nullable(order) }),
})
/** Page by page, filtered by group, number or product name. */
export const getOrders = defineCall({
  method: 'GET',
  path: '/orders',
  who: 'member',
  summary: 'Orders of the member, newest first',
  query: v.object({
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
    offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))),
    /** Part of the number, or of a product's name. */
    q: v.optional(shortText),
    state: v.optional(orderGroup),
  }),
  answer: v.object({ result_count: count, orders: v.array(order) }),
})
/** 404 for another member's order. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/order/{id}',
  who: 'member',
  summary: 'One order of the member',
  params: v.object({ id: shortText }),
  answer: order,
})
/** 404 for another caller's order. */
export const getTrack = defineCall({
  method: 'GET',
  path: '/track/{order_id}',
  who: 'any',
  summary: 'Tracking of the parcels of an order of the caller',
  params: v.object({ order_id: shortText }),
  query: v.object({ cart_id: v.optional(shortText), refund: v.optional(shortText) }),
  answer: order,
})
/**
 * A wrong address is answered like an unknown number. The answer carries a link that opens the order without typing; unlike
 * that of a mail it shows no code of a hand-over and no photo, since numbers and addresses are known to others too.
 */
export const postGuestOrderTracking = defineCall({
  method: 'POST',
  path: '/guest-order-tracking',
  who: 'any',
  summary: 'An order by its number and e-mail address',
  // A wrong or missing proof is answered like an unknown number, so that it reveals nothing.
  body: v.strictObject({ order_id: v.fallback(shortText, ''), email: v.fallback(email, '') }),
  /** Includes the link of the mail, which opens the order again without typing. */
  answer: v.object({ ...order.entries, link: text }),
})
/** 404 if the link is forged or expired. */
export const postOrderLink = defineCall({
  method: 'POST',
  path: '/x/order-link',
  who: 'any',
  summary: 'An order by the signed link in its mail',
  body: v.strictObject({ link: shortText }),
  answer: order,
})
/** Refused once the money has arrived. Stock and gift code are released. */
export const postCancelWaiting = defineCall({
  method: 'POST',
  path: '/x/cancel-waiting',
  who: 'any',
  summary: 'Cancel an order of the caller that awaits payment by transfer or link',
  idempotent: true,
  body: v.strictObject({ order_id: shortText }),
  answer: order,
})
/** Refused with 409 once a parcel has left. */
export const patchOrderAddress = defineCall({
  method: 'PATCH',
  path: '/order-change-address',
  who: 'any',
  summary: 'Change the delivery address of an order of the caller before any parcel ships',
  idempotent: true,
  body: v.strictObject({ order_id: shortText, address_id: shortText }),
  answer: order,
})
/** 404 for another caller's order, for a link that is not from a mail, and if the photo was deleted. */
export const postParcelPhoto = defineCall({
  method: 'POST',
  path: '/x/parcel-photo',
  who: 'any',
  summary: 'The photo of a parcel that was handed over, for its buyer, as WebP in base64',
  body: v.strictObject({
    /** Its number, or the link of its mail: a body is logged nowhere. */
    order: shortText,
    shop_id: id,
  }),
  answer: v.object({
    photo: v.pipe(v.string(), v.base64()),
    /** When it is forgotten. */
    until: instant,
  }),
})
/** 404 for another caller's order, for a link that is not from a mail, and before its seller has sent one. */
export const postParcelInvoice = defineCall({
  method: 'POST',
  path: '/x/parcel-invoice',
  who: 'any',
  summary: 'The seller’s invoice of a parcel, for its buyer, as PDF in base64',
  body: v.strictObject({
    /** Its number, or the link of its mail: a body is logged nowhere. */
    order: shortText,
    shop_id: id,
  }),
  answer: v.object({ filename: text, pdf: v.pipe(v.string(), v.base64()) }),
})
/** The token of the mail is the proof; 404 where it is forged. Saying the same twice changes nothing. */
export const putParcelMails = defineCall({
  method: 'PUT',
  path: '/x/parcel-mails',
  who: 'any',
  summary: 'End, or take up again, the mails about parcels on their way to the mailbox that such a mail went to',
  body: v.strictObject({ token: shortText, wanted: v.boolean() }),
  answer: v.object({ wanted: v.boolean() }),
})
