import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { shortText, text } from '../kernel/field.ts'

/** Rate limited: rendering is CPU-heavy. */
export const getOrderContractPdf = defineCall({
  method: 'GET',
  path: '/x/order-contract-pdf',
  who: 'any',
  summary: 'A document of the order to be placed as PDF, in base64; refused if its wording or content has changed',
  query: v.object({ document: shortText, version: shortText }),
  answer: v.object({ filename: text, pdf: v.pipe(v.string(), v.base64()) }),
})
