import * as v from 'valibot'
import { instant, lira, shortText, text } from '../kernel/field.ts'
import { order } from '../orders/order.ts'
import { defineDeskCall } from './desk-call.ts'
import { after, pageOf } from './desk-field.ts'
import { packageRow } from './packages.ts'

/** Without `q` the newest orders. Each search is in the audit. */
export const getOrders = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/orders',
  who: 'order.read',
  summary: 'Orders by number, mail address, mobile number or tracking number',
  query: v.object({ q: v.optional(shortText), after }),
  answer: pageOf(
    v.object({
      order_id: text,
      created_at: instant,
      status_text: text,
      email: text,
      deliver_to: text,
      total: lira,
      shops: v.array(text),
    }),
  ),
})
/** The first field is the answer that the shopper's own call gives. Each look is in the audit. */
export const getDeskOrder = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/orders/{number}',
  who: 'order.read',
  summary: 'An order as its shopper sees it, with the sellers’ work and the mails that were sent',
  params: v.object({ number: shortText }),
  answer: v.object({
    order,
    packages: v.array(
      v.object({
        ...packageRow.entries,
        shop_name: text,
        accepted_at: v.nullable(instant),
        packed_at: v.nullable(instant),
      }),
    ),
    /** Newest first, without their attachments; mails are deleted after a while. */
    mails: v.array(v.object({ subject: text, text, written_at: instant, sent_at: v.nullable(instant) })),
  }),
})

/** An order as the office reads it. */
export type DeskOrderWire = v.InferOutput<typeof getDeskOrder.answer>
