import { cartMessages, quantityChange, quantityLimit, removalQuestion } from '@market/domain/cart'
import type { CartStore } from '@market/stores'
import { cartLines, cartText } from './cart-text.ts'
import { failureText } from './failure-text.ts'
import { listEntry } from './list-entry.ts'
import { texts } from './texts.ts'

/** Commands on the cart. Line numbers are those of the cart as last shown. */
export interface Basket {
  show(): Promise<string>
  change(line: string | undefined, wanted: string | undefined): Promise<string>
  /** Removes a line after a confirmation (rules.md C8): returns the question, and the action to run after a yes. */
  remove(line: string | undefined): string | { readonly question: string; confirmed(): Promise<string> }
}

export function makeBasket(store: CartStore): Basket {
  const lines = () => cartLines(store.state.current().cart)
  const noLine = () => (lines().length > 0 ? texts.cart.outOfRange(lines().length) : cartMessages.empty)
  const told = (answer: Awaited<ReturnType<CartStore['change']>>) =>
    answer.ok ? cartText(store.state.current().cart) : failureText(answer.failure)

  return {
    async show() {
      await store.check()
      const { cart, status } = store.state.current()
      return cart && status === 'ready' ? cartText(cart) : texts.failed.cart
    },
    async change(line, wanted = '') {
      const item = listEntry(lines(), line)
      if (!item) return noLine()
      const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : Number.NaN
      const max = quantityLimit(item)
      const clamped = number > max ? [texts.cart.clamped(max)] : []
      if (!quantityChange(item, number)) return clamped[0] ?? texts.cart.unchanged
      return [...clamped, told(await store.change(item, number))].join('\n')
    },
    remove(line) {
      const { cart } = store.state.current()
      const item = listEntry(lines(), line)
      if (!cart || !item) return noLine()
      return {
        question: removalQuestion(cart, item),
        confirmed: async () => told(await store.remove(cart, item)),
      }
    },
  }
}
