import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { type ReviewField, type ReviewForm, reviewProblems } from './review-form.ts'
import type { OwnReview, ReviewGateway } from './review-gateway.ts'

/** Writes a member's review of a product, with its stars. */
export const writeReview =
  ({ reviews }: { readonly reviews: Pick<ReviewGateway, 'write'> }) =>
  (typed: ReviewForm): Submitted<OwnReview, ReviewField> => {
    const form = formToSend(typed)
    return submitForm(reviewProblems(form), () => reviews.write(form))
  }
