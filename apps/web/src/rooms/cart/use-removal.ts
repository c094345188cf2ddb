import { type Cart, cartMessages, type CartItem, removalPlan } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import { shellTexts } from '../../shell/texts.ts'

const questions = { one: cartMessages.removeOne, related: cartMessages.removeRelated, all: cartMessages.removeAll }

/** Asks before anything leaves the cart, removes it, and checks the rest again where more than one was there. */
export function useRemoval(cart: Cart): (item?: CartItem, after?: () => void) => void {
  const store = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  return (item, after) => {
    const remove = async () => {
      const answer = await store.remove(cart, item)
      if (!answer.ok) {
        notices.open({
          type: 'error',
          title: shellTexts.failed.title,
          text: failureText(answer.failure),
          timeout: 0,
          actions: [{ text: shellTexts.failed.close, kind: 'primary' }],
        })
        return
      }
      after?.()
    }
    notices.open({
      type: 'info',
      title: cartMessages.remove,
      text: questions[removalPlan(cart, item).confirmation],
      timeout: 0,
      actions: [
        { text: cartMessages.cancel, kind: 'secondary' },
        { text: cartMessages.remove, kind: 'danger', run: () => void remove() },
      ],
    })
  }
}
