import { commentThemes } from '@market/domain/catalog'
import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, positive, shortText, text, whole } from '../kernel/field.ts'

/** Comments with photos, newest first, at most 12. */
export const photographed = v.array(v.object({ id: v.number(), name: text, images: v.array(text) }))

/** Page by page, with the rating summary (rules.md L7). */
export const getProductComments = defineCall({
  method: 'GET',
  path: '/product_comments',
  who: 'any',
  summary: 'Comments of a product',
  query: v.object({
    productId: positive,
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(50)), 5),
    offset: v.optional(v.pipe(whole, v.minValue(0)), 0),
    order: v.optional(v.picklist(['date_desc', 'date_asc', 'like']), 'date_desc'),
    /** Only comments with this number of stars. */
    rating: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(5))),
    /** Only comments on this variant, by its name in the comments. */
    variant: v.optional(shortText),
    /** Only comments that mention this theme, as `GET /x/comment-facets` counts it. */
    theme: v.optional(v.picklist(commentThemes)),
    /** Only comments in which each of these words is the beginning of a word. */
    q: v.optional(v.pipe(v.string(), v.maxLength(80))),
    /** `true` for only comments with photos. */
    with_photos: v.optional(v.picklist(['true'])),
  }),
  answer: v.object({
    result_count: count,
    result: v.array(
      v.object({
        id: v.number(),
        /** Masked, as `E** K**`. */
        name: text,
        rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
        text,
        date: instant,
        like_count: count,
        variant: v.nullable(text),
        /** Keys of photos: `/img/320/{key}` is a small square, `/img/1600/{key}` the whole, 1600 px at most. */
        images: v.array(text),
      }),
    ),
  }),
})

/** A GET by the specification; it counts once for each visitor, however often it is made. */
export const getReviewLike = defineCall({
  method: 'GET',
  path: '/product_review_like',
  who: 'any',
  summary: 'Mark a comment as helpful',
  query: v.object({ reviewId: positive }),
  answer: v.object({ like_count: count }),
})

/** Counts the newest 2,000 comments. A comment counts once for each theme that one of its words belongs to. */
export const getCommentFacets = defineCall({
  method: 'GET',
  path: '/x/comment-facets',
  who: 'any',
  summary: 'What the comments of a product speak of, and of which choices',
  query: v.object({ productId: positive }),
  answer: v.object({
    count,
    /** Most first. */
    themes: v.array(v.object({ theme: v.picklist(commentThemes), count })),
    /** Most first, at most 20. */
    variants: v.array(v.object({ name: text, count })),
    with_photos: count,
    photographed,
  }),
})
