import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { type ReviewField, type ReviewForm, reviewProblems } from './review-form.ts'
import type { OwnReview, ReviewGateway } from './review-gateway.ts'
import type { ReviewPhotoGateway } from './review-photo-gateway.ts'

/** A comment with its complete list of photos; without `photos` its photos stay unchanged. */
export interface IllustratedReview extends ReviewForm {
  readonly photos?: readonly string[] | undefined
}

/**
 * Saves a member's comment with its stars, and then its photos. If the photos fail, the text is saved already, and
 * saving it again changes nothing.
 */
export const writeReview =
  ({
    reviews,
    photos,
  }: {
    readonly reviews: Pick<ReviewGateway, 'write'>
    readonly photos: Pick<ReviewPhotoGateway, 'keep'>
  }) =>
  ({ photos: keys, ...typed }: IllustratedReview): Submitted<OwnReview, ReviewField> => {
    const form = formToSend(typed)
    return submitForm(reviewProblems(form), async () => {
      const written = await reviews.write(form)
      if (!written.ok || !keys) return written
      const kept = await photos.keep(form.productId, keys)
      return kept.ok ? written : kept
    })
  }
