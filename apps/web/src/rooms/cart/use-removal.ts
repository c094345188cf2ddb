import {
  type Cart,
  cartItems,
  cartMessages,
  type CartItem,
  isChosen,
  isSameLine,
  removalPlan,
  removalQuestion,
  wholeCart,
} from '@market/domain/cart'
import { failureText, useErrorDialog, useService } from '@market/react'
import { services } from '../../composition/tokens.ts'
import { cartTexts as texts } from './texts.ts'

/** The lines of one removal. */
export interface Removed {
  readonly items: readonly CartItem[]
  /** The removed lines that were not selected for the purchase. */
  readonly unchosen: readonly CartItem[]
}
export const nothingRemoved: Removed = { items: [], unchosen: [] }

/**
 * Returns a function that asks for confirmation and removes a line, with its linked one if the shopper wants that, or
 * the whole cart. Passes the removed lines to `onRemoved`.
 */
export function useRemoval(
  cart: Cart | undefined,
  onRemoved: (removed: Removed) => void,
): (item?: CartItem, after?: () => void) => void {
  const store = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const fail = useErrorDialog()
  return (item, after) => {
    if (!cart) return
    const remove = async (taken = item) => {
      const answer = await store.remove(cart, taken)
      if (!answer.ok) return fail(failureText(answer.failure))
      if (!answer.value) return
      const left = cartItems(wholeCart(answer.value))
      const items = cartItems(wholeCart(cart)).filter((one) => !left.some((other) => isSameLine(one, other)))
      onRemoved({ items, unchosen: items.filter((one) => !isChosen(cart, one)) })
      after?.()
    }
    const isLinked = item !== undefined && removalPlan(wholeCart(cart), item).confirmation === 'related'
    notices.open({
      type: 'info',
      title: item ? texts.removeTitle : texts.removeAllTitle,
      text: removalQuestion(wholeCart(cart), item),
      timeout: 0,
      actions: [
        { text: cartMessages.cancel, kind: 'secondary' },
        ...(isLinked
          ? [
              { text: cartMessages.removeBoth, kind: 'secondary' as const, run: () => void remove() },
              {
                text: cartMessages.removeAlone,
                kind: 'danger' as const,
                run: () => void remove({ ...item, relatedProductId: null }),
              },
            ]
          : [{ text: cartMessages.remove, kind: 'danger' as const, run: () => void remove() }]),
      ],
    })
  }
}
