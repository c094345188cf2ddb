import type { ProductId } from '../kernel/ids.ts'
import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'

/** A comment as typed; no stars are preset. */
export interface ReviewForm {
  readonly productId: ProductId
  /** 1 to 5, or 0 until stars are chosen. */
  readonly rating: number
  readonly text: string
}
/** The fields that a comment may be refused for. */
export type ReviewField = 'rating' | 'text'

/** Characters of a comment. */
export const reviewLengths = { min: 10, max: 2000 } as const

/** Stars are whole, from 1 to 5 (specification section 9). */
export const isRating = (rating: number): boolean => Number.isInteger(rating) && rating >= 1 && rating <= 5

/** Problems of a comment, in the form's order. */
export const reviewProblems = (form: ReviewForm): readonly FieldProblem<ReviewField>[] =>
  formProblems<ReviewField>({ rating: form.rating === 0 ? '' : String(form.rating), text: form.text }, [
    ['rating', { valid: () => isRating(form.rating) }],
    ['text', { maxLength: reviewLengths.max, valid: (text) => Array.from(text).length >= reviewLengths.min }],
  ])
