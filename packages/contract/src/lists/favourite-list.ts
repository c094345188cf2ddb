import * as v from 'valibot'
import { productCard } from '../catalog/product-card.ts'
import { defineCall } from '../kernel/call.ts'
import { attrId, count, instant, nothing, positive, shortText, slug, text, whole } from '../kernel/field.ts'

/** A product in one combination of variants; empty `attributes` before one was chosen. */
const item = v.strictObject({ product_id: positive, attributes: v.optional(attrId, '') })
const summary = v.object({
  collection_name: text,
  collection_slug: text,
  count,
  /** Picture keys of the newest products. */
  thumbnails: v.array(text),
})
/** An entry of a list. */
export const listEntry = v.object({
  product: productCard,
  attributes: text,
  added_at: instant,
  /** False if the product is no longer sold, or its shop has closed. */
  on_sale: v.boolean(),
})
/** Part of a list that is asked for. */
export const listPage = v.object({
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(60)), 48),
  offset: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(10_000)), 0),
})
/** An entry of a list, as a client reads it. */
export type ListEntryWire = v.InferOutput<typeof listEntry>
/** A list without its products, as a client reads it. */
export type ListSummaryWire = v.InferOutput<typeof summary>
const params = v.object({ slug })

/** Every member has a default list. */
export const getUserFavorites = defineCall({
  method: 'GET',
  path: '/user-favorites',
  who: 'member',
  summary: 'The member’s lists, default list first',
  answer: v.object({ lists: v.array(summary) }),
})
/** Products with their variants; no product data. */
export const getFavouriteItems = defineCall({
  method: 'GET',
  path: '/x/favourite-items',
  who: 'member',
  summary: 'Products in the member’s lists, for the hearts of a page',
  answer: v.object({ items: v.array(v.object({ product_id: v.number(), attributes: text })) }),
})
/** Refused with 409 if a list has that name; case and accents are ignored (rules.md T4). */
export const postUserFavorites = defineCall({
  method: 'POST',
  path: '/user-favorites',
  who: 'member',
  idempotent: true,
  summary: 'Create a list',
  body: v.strictObject({ collection_name: shortText }),
  answer: summary,
})
/** 404 for another member's list. */
export const getUserFavorite = defineCall({
  method: 'GET',
  path: '/user-favorites/{slug}',
  who: 'member',
  summary: 'Items of a list, newest first',
  params,
  query: listPage,
  answer: v.object({ ...summary.entries, entries: v.array(listEntry) }),
})
/** Each list with a flag for the product. */
export const postUserFavoritesCheck = defineCall({
  method: 'POST',
  path: '/user-favorites/check',
  who: 'member',
  summary: 'The member’s lists that contain a product',
  body: item,
  answer: v.object({
    lists: v.array(v.object({ collection_name: text, collection_slug: text, exist: v.boolean() })),
  }),
})
/** Adding a listed product or removing an unlisted one changes nothing. The slug never changes. */
export const putUserFavorites = defineCall({
  method: 'PUT',
  path: '/user-favorites/{slug}',
  who: 'member',
  summary: 'Rename a list, or add or remove a product',
  params,
  body: v.union([
    v.strictObject({ collection_name: shortText }),
    v.strictObject({ add: item }),
    v.strictObject({ take: item }),
  ]),
  answer: summary,
})
/** The default list cannot be deleted. */
export const deleteUserFavorites = defineCall({
  method: 'DELETE',
  path: '/user-favorites/{slug}',
  who: 'member',
  summary: 'Delete a list; the default list cannot be deleted',
  params,
  answer: nothing,
})
