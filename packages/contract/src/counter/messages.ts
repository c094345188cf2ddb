import * as v from 'valibot'
import { positive as id } from '../kernel/field.ts'
import { defineDeskCall } from './desk-call.ts'
import { after, pageOf } from './desk-field.ts'
import { deskMessage, messageText } from './seller-field.ts'

const answer = pageOf(deskMessage)
const query = v.object({ after })
const body = v.strictObject({ text: messageText })

/** Newest first. Reading the first page marks the office's messages as read. */
export const getMessages = defineDeskCall({
  method: 'GET',
  door: 'seller',
  path: '/messages',
  who: 'signed-in',
  summary: 'Messages with the office',
  query,
  answer,
})
/** Written in the name of the person; an API key writes as itself. */
export const postMessage = defineDeskCall({
  method: 'POST',
  door: 'seller',
  path: '/messages',
  who: 'signed-in',
  summary: 'Write to the office',
  body,
  answer: deskMessage,
  idempotent: true,
})
/** Newest first. Reading the first page marks the seller's messages as read. */
export const getSellerMessages = defineDeskCall({
  method: 'GET',
  door: 'office',
  path: '/sellers/{id}/messages',
  who: 'seller.decide',
  summary: 'Messages with a seller',
  params: v.object({ id }),
  query,
  answer,
})
/** Mailed to the owners with others of the same quarter of an hour. */
export const postSellerMessage = defineDeskCall({
  method: 'POST',
  door: 'office',
  path: '/sellers/{id}/messages',
  who: 'seller.decide',
  summary: 'Write to a seller',
  params: v.object({ id }),
  body,
  answer: deskMessage,
  idempotent: true,
})
