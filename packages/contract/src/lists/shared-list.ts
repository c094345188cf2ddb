import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, shortText, slug, text } from '../kernel/field.ts'
import { listEntry, listPage } from './favourite-list.ts'

const share = v.object({
  /** Secret of the list's address; null while it is not shared. */
  token: v.nullable(text),
})

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
  summary: 'Share a list by link, or end its link',
  params: v.object({ slug }),
  body: v.strictObject({ shared: v.boolean() }),
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
    count,
    entries: v.array(listEntry),
  }),
})
