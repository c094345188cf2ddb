import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { instant, lira, positive, shortText, text } from '../kernel/field.ts'

export const postDrawsTicket = defineCall({
  method: 'POST',
  path: '/order/draws_ticket',
  who: 'any',
  summary: 'Pay for raffle tickets by card; refused with 409 while no raffle of these products is open',
  idempotent: true,
  body: v.strictObject({
    items: v.pipe(
      v.array(
        v.strictObject({
          product_id: positive,
          count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
    card_token: shortText,
    total: lira,
    contract_version: shortText,
    contract_accepted: v.boolean(),
  }),
  answer: v.object({ order_id: text, payment_id: text, redirect_url: text, expires_at: instant }),
})
