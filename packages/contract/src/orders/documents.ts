import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { email, shortText, text } from '../kernel/field.ts'

const contract = v.object({ version: text, documents: v.array(v.object({ id: text, title: text, html: text })) })

/** The answer's version must be sent with the order. */
export const getOrderContract = defineCall({
  method: 'GET',
  path: '/order-contract',
  who: 'any',
  summary: 'The pre-information form and the distance sales contract of the order to be placed',
  answer: contract,
})
/** The texts as they were accepted, never the current ones. */
export const getPlacedContract = defineCall({
  method: 'GET',
  path: '/order-contract/{id}',
  who: 'any',
  summary: 'The documents accepted with an order of the caller, verbatim',
  params: v.object({ id: shortText }),
  answer: contract,
})
/** A wrong address is answered like an unknown order. */
export const postGuestOrderContract = defineCall({
  method: 'POST',
  path: '/guest-order-contract',
  who: 'any',
  summary: 'The documents accepted with an order, by its number and e-mail address',
  // A wrong or missing proof is answered like an unknown order, so that it reveals nothing.
  body: v.strictObject({ order_id: v.fallback(shortText, ''), email: v.fallback(email, '') }),
  answer: contract,
})
/** A wrong e-mail address is answered like an unknown order. Rate limited: rendering is CPU-heavy. */
export const postPlacedContractFile = defineCall({
  method: 'POST',
  path: '/x/placed-contract-file',
  who: 'any',
  summary: 'A document of a placed order as PDF, in base64; for other callers with the e-mail address of the order',
  body: v.strictObject({ order_id: shortText, email: v.optional(email), document: shortText }),
  answer: v.object({ filename: text, pdf: v.pipe(v.string(), v.base64()) }),
})
/** 404 for another caller's order, 409 before the order is paid. */
export const postInvoiceMail = defineCall({
  method: 'POST',
  path: '/invoice_send_mail',
  who: 'any',
  summary: 'Mail the invoices of an order of the caller to the order’s e-mail address',
  idempotent: true,
  body: v.strictObject({ order_id: shortText }),
  answer: v.object({ msg: text }),
})
