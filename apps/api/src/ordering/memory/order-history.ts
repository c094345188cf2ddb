import { cartTotals, type PaymentMethod, toLira } from '@market/domain'
import type { Caller } from '../../platform/http/caller.ts'
import { completeOrder } from '../complete-order.ts'
import { endPayment } from '../end-payment.ts'
import { placeOrder } from '../place-order.ts'
import type { Ordering } from '../ports/ordering.ts'
import { takeOpenOrders } from '../reservation/take-open-orders.ts'
import { reviveOrder } from '../revive-order.ts'
import { type Books, change, emptyBooks, recordOf, transactBooks } from './books.ts'
import { memoryOrdering } from './ordering.ts'

export interface HistoryShop {
  readonly stock: number
  /** Units of the second product that have a discount. */
  readonly discounted: number
  readonly code: { readonly balance: number; readonly singleUse: boolean }
}
export type HistoryStep =
  | { readonly do: 'put'; readonly who: number; readonly product: number; readonly units: number }
  | { readonly do: 'look'; readonly who: number }
  /** `old` presses the button of a page that was opened with the last look. */
  | { readonly do: 'pay'; readonly who: number; readonly method: PaymentMethod; readonly old: boolean }
  /** Pays, having read the cart before the other one paid. */
  | { readonly do: 'race'; readonly who: number; readonly other: number }
  /** Says it of the newest payment, or of one before. */
  | { readonly do: 'bank'; readonly payment: number; readonly says: 'captured' | 'refused' | 'nothing' }
  | { readonly do: 'log in'; readonly who: number; readonly as: number }
  | { readonly do: 'close shop'; readonly product: number }

const now = new Date('2026-11-22T12:00:00Z')
export const buyers = ['elif', 'deniz', 'can']
/** The first two share a gift code. */
const codeOf = (who: number) => (who < 2 ? 'kod' : undefined)

/** A shop with three buyers in memory, where the use-cases of ordering are done step by step. */
export class OrderHistory {
  readonly books: Books = emptyBooks()
  readonly ports: Ordering = memoryOrdering(this.books)
  /** Payments that the bank took the money of. */
  readonly captured = new Set<string>()
  /** How often each thing happened. */
  readonly met: Record<string, number> = {}
  readonly #seen = new Map<number, { readonly total: number; readonly cartRevision: number }>()

  constructor({ stock, discounted, code }: HistoryShop) {
    const product = { stocks: { '': stock }, price: 8_000, originalPrice: 8_000, sold: 0, active: true, discount: null }
    this.books.products.set(1, product)
    const discount = { left: discounted, original: discounted }
    this.books.products.set(2, { ...product, originalPrice: 10_000, discount })
    this.books.codes.set('kod', code)
    buyers.forEach((_, who) => this.#openCart(who))
  }

  async take(step: HistoryStep): Promise<void> {
    switch (step.do) {
      case 'put':
        return this.#put(step.who, step.product, step.units)
      case 'look':
        return this.#look(step.who)
      case 'pay':
        if (!step.old) await this.#look(step.who)
        return this.#pay(step.who, step.method)
      case 'race':
        return this.#race(step.who, step.other)
      case 'bank':
        return this.#hear([...this.books.payments.keys()].at(-1 - step.payment), step.says)
      case 'log in':
        return this.#logIn(step.who, step.as)
      case 'close shop':
        return change(this.books.products, step.product, { active: false })
    }
  }

  #meet(what: string): void {
    this.met[what] = (this.met[what] ?? 0) + 1
  }

  #openCart(who: number): void {
    const cart = { ownerId: buyers[who] ?? '', status: 'active', revision: 1 } as const
    this.books.carts.set(`${cart.ownerId}-${this.books.carts.size}`, {
      ...cart,
      codeId: codeOf(who),
      lines: [{ productId: 2, combination: '', quantity: 1 }],
    })
  }

  #activeCart(who: number): string {
    const found = [...this.books.carts].find(([, one]) => one.ownerId === buyers[who] && one.status === 'active')
    if (!found) throw new Error('a buyer without a cart')
    return found[0]
  }

  #put(who: number, productId: number, quantity: number): void {
    const id = this.#activeCart(who)
    const { lines, revision } = recordOf(this.books.carts, id)
    const others = lines.filter((line) => line.productId !== productId)
    const to = quantity > 0 ? [...others, { productId, combination: '', quantity }] : others
    change(this.books.carts, id, { lines: to, revision: revision + 1 })
  }

  async #look(who: number): Promise<void> {
    const { own } = await this.ports.checkout.read(callerOf(who), now)
    this.#seen.set(who, { total: toLira(cartTotals(own.cart).total), cartRevision: own.cart.revision })
  }

  async #pay(who: number, method: PaymentMethod, ports = this.ports): Promise<void> {
    const seen = this.#seen.get(who)
    if (!seen) return
    const id = `sipariş-${this.books.orders.size}-${who}`
    const wish = {
      ...seen,
      method,
      installment: 1,
      firstDigits: undefined,
      contractVersion: 'sözleşme',
      contractAccepted: true,
      note: '',
    }
    const cartId = this.#activeCart(who)
    const isOpen = [...this.books.orders.values()].some(
      (order) => order.cartId === cartId && order.status === 'awaiting_payment',
    )
    await transactBooks(this.books, async () => {
      const ids = { id, number: id, paymentId: `ödeme-${id}` }
      const placed = await placeOrder(ports, { caller: callerOf(who), wish, ids, now })
      this.#meet(placed.ok ? (isOpen ? 'replaced' : 'placed') : placed.failure.code)
      return placed.ok
    })
  }

  /** One who carries the other's code would wait for its lock, and read the cart only then. */
  async #race(who: number, other: number): Promise<void> {
    if (who === other || (codeOf(who) !== undefined && codeOf(who) === codeOf(other))) return
    await this.#look(who)
    await this.#look(other)
    const read = await this.ports.checkout.read(callerOf(who), now)
    await this.#pay(other, 'credit_card')
    await this.#pay(who, 'credit_card', {
      ...this.ports,
      checkout: { ...this.ports.checkout, read: async () => read },
    })
  }

  /** As payments are settled: what the bank has captured makes the order, or goes back. */
  async #hear(id: string | undefined, says: 'captured' | 'refused' | 'nothing'): Promise<void> {
    const payment = id === undefined ? undefined : this.books.payments.get(id)
    if (id === undefined || !payment || (payment.status !== 'pending' && payment.status !== 'expired')) return
    if (payment.settledAt) return
    const { orderId, status } = payment
    if (says === 'captured') {
      this.captured.add(id)
      const gone = this.#isGone(orderId)
      const done = await transactBooks(this.books, () => this.#fulfil(id, orderId))
      if (!done) change(this.books.payments, id, { status: 'refunded', settledAt: now })
      if (done && status === 'expired' && gone) this.#meet('revived what is gone')
      return this.#meet(done ? (status === 'pending' ? 'paid' : 'paid late') : 'refunded')
    }
    if (status === 'expired') {
      if (says === 'refused') change(this.books.payments, id, { settledAt: now })
      return
    }
    const end = {
      status: says === 'refused' ? 'failed' : 'expired',
      settledAt: says === 'refused' ? now : null,
    } as const
    await endPayment(this.ports, { id, orderId }, { ...end, failure: says })
    this.#meet(end.status)
  }

  /** Its cart went another way, or a shop has closed. */
  #isGone(orderId: string): boolean {
    const { lines, cartId } = recordOf(this.books.orders, orderId)
    const offSale = lines.some(({ productId }) => !recordOf(this.books.products, productId).active)
    return offSale || recordOf(this.books.carts, cartId).status !== 'active'
  }

  async #fulfil(paymentId: string, orderId: string): Promise<boolean> {
    const { status, cartId } = recordOf(this.books.orders, orderId)
    if (status !== 'awaiting_payment' && !(await reviveOrder(this.ports, { orderId, cartId }))) return false
    await completeOrder(this.ports, { paymentId, orderId, now })
    return true
  }

  async #logIn(who: number, as: number): Promise<void> {
    if (who === as) return
    const [from, to] = [this.#activeCart(who), this.#activeCart(as)]
    const { lines } = recordOf(this.books.carts, from)
    change(this.books.carts, from, { status: 'merged' })
    this.#openCart(who)
    if (lines.length === 0) return
    await takeOpenOrders(this.ports, from, to)
    for (const { productId, quantity } of lines) this.#put(as, productId, quantity)
    this.#meet('merged')
  }
}

const callerOf = (who: number): Caller => {
  const ownerId = buyers[who] ?? ''
  return { kind: 'guest', sessionId: ownerId, userId: null, ownerId, guestEmail: 'elif@ornek.test' }
}
