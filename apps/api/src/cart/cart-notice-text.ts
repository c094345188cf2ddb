import { productId } from '@market/domain/kernel'
import type { CartMessage } from '@market/domain/cart'
import type { CartNotice } from '@market/commerce'
import { answerFailure } from '../platform/http/failure-answers.ts'
import { cartAnswers } from './cart-answers.ts'
import { texts } from './texts.ts'

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
