import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, count, positive, shortText, slug, text } from '../kernel/field.ts'
import { listEntry, listPage } from './favourite-list.ts'

const share = v.object({
  /** Secret of the list's address; null while it is not shared. */
  token: v.nullable(text),
  /** Visitors say what they buy, and the owner is not told. */
  gift: v.boolean(),
})
const gifts = v.object({
  /** The caller is the owner, who is shown no marks. */
  own: v.boolean(),
  /** Products that somebody buys; `mine` where it is the caller. */
  marks: v.array(v.object({ product_id: v.number(), attributes: text, mine: v.boolean() })),
})
/** What a visitor may know of who buys what. */
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
/** Sharing a shared list keeps its token. An end is for good: sharing anew makes another token. 404 for another member's list. */
export const putListShare = defineCall({
  method: 'PUT',
  path: '/x/list-share/{slug}',
  who: 'member',
  summary: 'Share a list by link, end its link, or make it a gift list',
  params: v.object({ slug }),
  body: v.union([v.strictObject({ shared: v.boolean() }), v.strictObject({ gift: v.boolean() })]),
  answer: share,
})
/** Nothing of the owner but the first name. 404 once the link has ended. */
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
/** Nothing is marked for the owner, nor where it is no gift list. 404 once the link has ended. */
export const getListGifts = defineCall({
  method: 'GET',
  path: '/x/shared-lists/{token}/gifts',
  who: 'any',
  summary: 'Which products of a gift list somebody buys',
  params: v.object({ token: shortText }),
  answer: gifts,
})
/**
 * A second press changes nothing, nor does giving back what another took. 404 for a product that the list does not hold, 409
 * where another took it, where too much is taken, for the owner, and where it is no gift list.
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
