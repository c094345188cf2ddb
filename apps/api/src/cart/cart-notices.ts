import { type CartMessage, productId } from '@market/domain'
import { answerFailure } from '../platform/http/failure-answers.ts'
import { cartAnswers, type CartFailure } from './cart-failures.ts'
import { texts } from './texts.ts'

/** Tells the shopper which part of a request was left out. */
export type CartNotice = { readonly productId: number } & (
  | { readonly code: 'left-out'; readonly failure: CartFailure }
  | { readonly code: 'clamped' | 'merge-clamped'; readonly name: string; readonly quantity: number }
  | { readonly code: 'service-gone' | 'merge-gone' | 'merge-dropped'; readonly name: string }
)

export function noticeText(notice: CartNotice): string {
  switch (notice.code) {
    case 'left-out':
      return answerFailure(cartAnswers, notice.failure).message
    case 'clamped':
      return texts.clamped(notice.name, notice.quantity)
    case 'merge-clamped':
      return texts.mergeClamped(notice.name, notice.quantity)
    case 'service-gone':
      return texts.serviceGone(notice.name)
    case 'merge-gone':
      return texts.mergeGone(notice.name)
    case 'merge-dropped':
      return texts.mergeDropped(notice.name)
  }
}

export const noticeMessage = (notice: CartNotice): CartMessage => ({
  type: 'warning',
  text: noticeText(notice),
  productId: productId(notice.productId),
})
