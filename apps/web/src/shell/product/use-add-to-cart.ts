import { type CartAddition, shellTimes } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../failure-text.ts'
import { shellTexts } from '../texts.ts'

/** Adds to the cart and says how it went: a success dialog that closes after 2 s, an error that stays. */
export function useAddToCart(): (addition: CartAddition) => Promise<boolean> {
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  return async (addition) => {
    const answer = await cart.add(addition)
    if (!answer.ok) {
      notices.open({
        type: 'error',
        title: shellTexts.failed.title,
        text: failureText(answer.failure),
        timeout: 0,
        actions: [{ text: shellTexts.failed.close, kind: 'primary' }],
      })
      return false
    }
    const message = answer.value.messages.find(({ productId }) => productId === addition.productId)
    notices.open({
      type: 'success',
      title: shellTexts.added.title,
      text: message ? `${shellTexts.added.text} ${message.text}` : shellTexts.added.text,
      timeout: message ? shellTimes.errorDialogMs : shellTimes.successDialogMs,
      actions: [
        { text: shellTexts.added.stay, kind: 'secondary' },
        { text: shellTexts.added.go, kind: 'primary', href: '/my/tr/sepet', post: { key: 'go_cart' } },
      ],
    })
    return true
  }
}
