import { type Cart, cartMessages, type CartItem, isSameLine, removalQuestion, cartItems } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shared/failure/failure-text.ts'
import { useErrorDialog } from '../../shared/failure/use-error-dialog.ts'
import { cartTexts as texts } from './texts.ts'

/** Asks before anything leaves the cart, removes it, checks the rest where more than one was there, and hands on what has gone. */
export function useRemoval(
  cart: Cart | undefined,
  onRemoved: (items: readonly CartItem[]) => void,
): (item?: CartItem, after?: () => void) => void {
  const store = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const fail = useErrorDialog()
  return (item, after) => {
    if (!cart) return
    const remove = async () => {
      const answer = await store.remove(cart, item)
      if (!answer.ok) return fail(failureText(answer.failure))
      if (!answer.value) return
      const left = cartItems(answer.value)
      onRemoved(cartItems(cart).filter((one) => !left.some((other) => isSameLine(one, other))))
      after?.()
    }
    notices.open({
      type: 'info',
      title: item ? texts.removeTitle : texts.removeAllTitle,
      text: removalQuestion(cart, item),
      timeout: 0,
      actions: [
        { text: cartMessages.cancel, kind: 'secondary' },
        { text: cartMessages.remove, kind: 'danger', run: () => void remove() },
      ],
    })
  }
}
