import * as v from 'valibot'
import { saleStart, saleRequest, startedSale } from '../checkout/sale.ts'
import { defineCall } from '../kernel/call.ts'
import { count, id, instant, lira, nothing, positive, text } from '../kernel/field.ts'

const field = v.pipe(v.string(), v.maxLength(300))
/** A vehicle by its licence plate or its VIN. */
const vehicle = { by: v.picklist(['plate', 'vin']), vehicle: field }

/** A number plate is personal data, so it is sent in the body, never in an address. Not in the specification. */
export const postHgsAccount = defineCall({
  method: 'POST',
  path: '/x/hgs/account',
  who: 'any',
  summary: 'The toll account of a vehicle',
  body: v.strictObject(vehicle),
  /** `balance` is below zero where passages are owed. */
  answer: v.object({ plate: text, vehicle_class: count, balance: lira }),
})
/** Amounts in lira, with the documents to accept before paying. */
export const getHgsStart = defineCall({
  method: 'GET',
  path: '/x/hgs/start',
  who: 'any',
  summary: 'Top-up amounts of a toll account, smallest first, and payment methods',
  answer: v.object({ offers: v.array(v.object({ id, amount: lira, price: lira })), ...saleStart }),
})
/**
 * The vehicle is named as for `POST /x/hgs/account` (rules.md V9, V10). The answer leads to the bank's 3-D Secure page.
 */
export const postHgsTopUp = defineCall({
  method: 'POST',
  path: '/x/hgs/top-up',
  who: 'any',
  summary: 'Top up a toll account by card',
  idempotent: true,
  body: v.strictObject({ ...vehicle, offer_id: positive, ...saleRequest }),
  answer: startedSale,
})
/** For the page after the bank: the bought top-up and its vehicle, without asking for the plate again. */
export const getHgsTopUp = defineCall({
  method: 'GET',
  path: '/x/hgs/top-up',
  who: 'any',
  summary: 'A top-up of the caller: amount, payment status and the account’s current balance',
  query: v.object({ payment: field }),
  answer: v.object({
    number: text,
    amount: lira,
    paid: v.boolean(),
    paid_at: v.nullable(instant),
    account: v.object({ plate: text, vehicle_class: count, balance: lira }),
  }),
})
/** Rate limited by caller and recipient. 404 if the toll account does not exist. */
export const postHgsRemittance = defineCall({
  method: 'POST',
  path: '/hgs/send-hgs-remittance-request-mail',
  who: 'any',
  summary: 'Mail the instructions for topping up a toll account by bank transfer',
  idempotent: true,
  body: v.strictObject({ first_name: field, last_name: field, email: field, phone: field, ...vehicle }),
  answer: nothing,
})
