import * as v from 'valibot'
import { saleStart, saleRequest, startedSale } from '../checkout/sale.ts'
import { defineCall } from '../kernel/call.ts'
import { count, id, instant, lira, nothing, pageNumber, positive, text } from '../kernel/field.ts'

const maxProducts = 50
const ticketLine = v.strictObject({
  product_id: positive,
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
})
/** `9001:2,9002:1` is two tickets of one product and one of another; empty where nothing is wanted. */
const ticketLines = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(/^(\d{1,10}:\d{1,2}(,\d{1,10}:\d{1,2})*)?$/),
  v.transform((all): readonly v.InferInput<typeof ticketLine>[] =>
    (all === '' ? [] : all.split(',')).map((one) => {
      const [product_id = 0, tickets = 0] = one.split(':').map(Number)
      return { product_id, count: tickets }
    }),
  ),
  v.pipe(v.array(ticketLine), v.maxLength(maxProducts)),
)

/** Price of a ticket in lira, and the instant of the draw. */
export const getGameProducts = defineCall({
  method: 'GET',
  path: '/game/products',
  who: 'any',
  summary: 'Raffled products, next draw first',
  query: v.object({ page: pageNumber, limit: v.optional(v.pipe(positive, v.maxValue(60)), 18) }),
  answer: v.object({
    result_count: count,
    results: v.array(
      v.object({
        id,
        name: text,
        thumbnail: text,
        ticket_price: lira,
        tickets_left: count,
        /** Most tickets that one member may hold. */
        limit: count,
        draw_at: instant,
      }),
    ),
  }),
})
/** `items` is `id:count`, joined with commas. Refused if a draw is closed or too few tickets are left. */
export const getPaymentTransitionChecks = defineCall({
  method: 'GET',
  path: '/game/payment_transition_checks',
  who: 'any',
  summary: 'Whether these tickets can be bought now, and payment methods',
  query: v.object({ items: v.optional(ticketLines, '') }),
  answer: v.object({ total: lira, ...saleStart }),
})
/** Refused with 409 if the total differs from the current price. The answer leads to the bank's 3-D Secure page. */
export const postDrawsTicket = defineCall({
  method: 'POST',
  path: '/order/draws_ticket',
  who: 'any',
  summary: 'Pay for raffle tickets by card',
  idempotent: true,
  body: v.strictObject({ items: v.pipe(v.array(ticketLine), v.maxLength(maxProducts)), ...saleRequest }),
  answer: startedSale,
})
/** Products without a draw yet are left out. */
export const postDrawResults = defineCall({
  method: 'POST',
  path: '/game/collective_draw_results',
  who: 'any',
  summary: 'Past draws of these products',
  body: v.strictObject({ product_ids: v.pipe(v.array(positive), v.maxLength(200)) }),
  answer: v.object({ draws: v.array(v.object({ product_id: id, winners: v.array(id) })) }),
})
/** Every ticket with its draw's instant. */
export const postMyTickets = defineCall({
  method: 'POST',
  path: '/game/my/tickets',
  who: 'member',
  summary: 'Tickets of the member, newest first',
  body: nothing,
  answer: v.object({
    tickets: v.array(v.object({ number: id, product_id: id, product_name: text, draw_at: instant })),
  }),
})
