import type { GatewayResult } from '@market/domain/kernel'
import {
  type Cart,
  type CartAddition,
  type CartMessage,
  isSameLine,
  type LineRef,
  cartItems,
} from '@market/domain/cart'
import { shellTimes } from '@market/domain/shell'
import { failureText, failureTexts, useErrorDialog, useService } from '@market/react'
import { services } from '../../composition/tokens.ts'
import { pictureSource } from '../picture/picture-source.ts'
import { addedTexts } from './added-texts.ts'

const texts = addedTexts

interface Said {
  readonly text: string
  readonly ms: number
  /** Selects the cart's messages that are about the addition. */
  readonly about: (said: CartMessage) => boolean
  /** The single line that was added, shown in the dialog. */
  readonly line?: LineRef
}

/** Opens a dialog with the result of an addition. A success closes by itself, unless a part could not be added. */
export function useSayAdded() {
  const notices = useService(services.NoticeStore)
  const fail = useErrorDialog()
  return (answer: Awaited<GatewayResult<Cart | undefined>>, { text, ms, about, line }: Said): boolean => {
    if (!answer.ok && answer.failure.kind === 'waits') {
      notices.open({
        type: 'info',
        title: failureTexts.waitsTitle,
        text: texts.waits,
        timeout: shellTimes.errorDialogMs,
        actions: [{ text: failureTexts.close, kind: 'primary' }],
      })
      return false
    }
    if (!answer.ok) {
      fail(failureText(answer.failure))
      return false
    }
    // The same addition is already running, and that one reports its result.
    if (!answer.value) return false
    const said = answer.value.messages.filter(about).map((message) => message.text)
    const added = line && cartItems(answer.value).find((item) => isSameLine(item, line))
    notices.open({
      type: 'success',
      title: texts.title,
      ...(added && {
        product: {
          name: `${added.brand} ${added.name}`,
          image: pictureSource(added.image, 160),
          choice: added.attributes.map(({ key, value }) => `${key}: ${value}`).join(', '),
        },
      }),
      text: [text, ...said].join(' '),
      timeout: said.length > 0 ? shellTimes.errorDialogMs : ms,
      actions: [
        { text: texts.stay, kind: 'secondary' },
        { text: texts.go, kind: 'primary', href: '/my/tr/sepet', post: { key: 'go_cart' } },
      ],
    })
    return true
  }
}

/** Adds to the cart and shows the result: a success dialog that closes after 2 s, an error that stays. */
export function useAddToCart(): (addition: CartAddition) => Promise<boolean> {
  const cart = useService(services.CartStore)
  const say = useSayAdded()
  return async (addition) =>
    say(await cart.add(addition), {
      text: texts.text,
      ms: shellTimes.successDialogMs,
      about: ({ productId }) => productId === addition.productId,
      line: addition,
    })
}
