import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, count, positive, shortText, slug, text } from '../kernel/field.ts'
import { listEntry, listPage } from './favourite-list.ts'

const share = v.object({
  /** Secret of the list's address; null while it is not shared. */
  token: v.nullable(text),
  /** Visitors can reserve products, which the owner is not shown. */
  gift: v.boolean(),
})
const gifts = v.object({
  /** The caller is the owner, so `marks` is empty. */
  own: v.boolean(),
  /** Products that a visitor has reserved; `mine` if it was the caller. */
  marks: v.array(v.object({ product_id: v.number(), attributes: text, mine: v.boolean() })),
})
/** The reservations of a gift list, as far as the caller may see them. */
export type ListGiftsWire = v.InferOutput<typeof gifts>

/** 404 for another member's list. */
export const getListShare = defineCall({
  method: 'GET',
  path: '/x/list-share/{slug}',
  who: 'member',
  summary: 'Whether a list is open to others, and at which address',
  params: v.object({ slug }),
  answer: share,
})
/**
 * Sharing a shared list keeps its token. Ending is final: sharing again creates another token. 404 for another member's
 * list.
 */
export const putListShare = defineCall({
  method: 'PUT',
  path: '/x/list-share/{slug}',
  who: 'member',
  summary: 'Share a list by link, end its link, or make it a gift list',
  params: v.object({ slug }),
  body: v.union([v.strictObject({ shared: v.boolean() }), v.strictObject({ gift: v.boolean() })]),
  answer: share,
})
/** Shows only the first name of the owner. 404 once the link has ended. */
export const getSharedList = defineCall({
  method: 'GET',
  path: '/x/shared-lists/{token}',
  who: 'open',
  summary: 'A list that its owner shared, newest first',
  params: v.object({ token: shortText }),
  query: listPage,
  answer: v.object({
    name: text,
    /** First name. */
    owner: text,
    gift: v.boolean(),
    count,
    entries: v.array(listEntry),
  }),
})
/** Returns no marks to the owner, or if the list is not a gift list. 404 once the link has ended. */
export const getListGifts = defineCall({
  method: 'GET',
  path: '/x/shared-lists/{token}/gifts',
  who: 'any',
  summary: 'Which products of a gift list somebody buys',
  params: v.object({ token: shortText }),
  answer: gifts,
})
/**
 * Repeating a call changes nothing, nor does releasing another visitor's reservation. 404 if the product is not in the
 * list. 409 if another visitor reserved it, if the caller has reserved too many, if the caller is the owner, or if the
 * list is not a gift list.
 */
export const putListGifts = defineCall({
  method: 'PUT',
  path: '/x/shared-lists/{token}/gifts',
  who: 'any',
  summary: 'Say that one buys a product of a gift list, or take that back',
  params: v.object({ token: shortText }),
  body: v.strictObject({ product_id: positive, attributes: v.optional(attrId, ''), taken: v.boolean() }),
  answer: gifts,
})
