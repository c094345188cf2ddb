import { photoLimits } from '@market/domain/reviews'
import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { nothing, positive, shortText, text } from '../kernel/field.ts'

const path = '/x/review-photos/{product}'
const params = v.object({ product: positive })
const photo = v.object({
  key: text,
  /** 320 px square as `data:` address. */
  preview: text,
})

/** Also while the comment is not published. */
export const getReviewPhotos = defineCall({
  method: 'GET',
  path,
  who: 'member',
  summary: 'Photos of the member’s comment on a product, in order',
  params,
  answer: v.object({ photos: v.array(photo) }),
})
/**
 * JPEG, PNG or WebP by its content, at most 8 MB and 50 million pixels. It is re-encoded, so that no camera metadata is
 * stored. Shown once a comment uses it; deleted if no comment does within a day.
 */
export const postReviewPhoto = defineCall({
  method: 'POST',
  path,
  who: 'member',
  summary: 'Send a photo for a comment on a bought product',
  params,
  upload: photoLimits.bytes,
  answer: photo,
})
/** 404 without a comment, and for a photo of another product. Photos that are left out are deleted. */
export const putReviewPhotos = defineCall({
  method: 'PUT',
  path,
  who: 'member',
  summary: 'Give the member’s comment these photos, in this order',
  params,
  body: v.strictObject({ photos: v.pipe(v.array(shortText), v.maxLength(photoLimits.count)) }),
  answer: nothing,
})
