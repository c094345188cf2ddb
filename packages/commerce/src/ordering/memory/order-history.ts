import { succeed } from '@market/domain/kernel'
import { kurus, toLira } from '@market/domain/money'
import { cartTotals } from '@market/domain/cart'
import type { PaymentMethod } from '@market/domain/checkout'
import { methodTerms } from '../../payment/method-terms.ts'
import type { BankAnswer } from '../../payment/ports/payment-provider.ts'
import { type SettlePorts, settlePayment } from '../../payment/settle-payment.ts'
import type { Caller } from '../../session/caller.ts'
import { placeOrder } from '../place-order.ts'
import type { Ordering } from '../ports/ordering.ts'
import { takeOpenOrders } from '../reservation/take-open-orders.ts'
import { beginDiscount, type Books, change, emptyBooks, recordOf, transactBooks } from './books.ts'
import { type MemoryOrderPayment, memoryOrderBook } from './order-book.ts'
import { memoryOrdering } from './ordering.ts'

export interface HistoryShop {
  readonly stock: number
  /** Units of the second product that have a discount. */
  readonly discounted: number
  readonly code: { readonly balance: number; readonly singleUse: boolean }
  /** Orders that may use the coupon, in all and of each mailbox. */
  readonly coupon: { readonly maxUses: number | null; readonly perBuyer: number }
  readonly campaign: boolean
}
export type HistoryStep =
  | { readonly do: 'put'; readonly who: number; readonly product: number; readonly units: number }
  | { readonly do: 'look'; readonly who: number }
  /** `old` presses the button of a page that was opened with the last look. */
  | { readonly do: 'pay'; readonly who: number; readonly method: PaymentMethod; readonly old: boolean }
  /** Pays after another shopper paid, with a cart that was read before. */
  | { readonly do: 'race'; readonly who: number; readonly other: number }
  /**
   * The bank settles the newest payment or an earlier one, or leaves it waiting. Then the API asks it; if `silent`, no
   * answer arrives.
   */
  | {
      readonly do: 'bank'
      readonly payment: number
      readonly says: 'captured' | 'refused' | 'waiting'
      readonly silent: boolean
    }
  | { readonly do: 'call off'; readonly payment: number }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'log in'; readonly who: number; readonly as: number }
  | { readonly do: 'close shop'; readonly product: number }
  /** The second product has another limited discount. */
  | { readonly do: 'discount'; readonly units: number }

export const buyers = ['elif', 'deniz', 'can']
/** The first two share a gift code. */
const codeOf = (who: number) => (who < 2 ? 'kod' : undefined)

/** The first and the last shopper are one person in two browsers. */
export const mailboxOf = (who: number): string => (who === 1 ? 'deniz@ornek.test' : 'elif@ornek.test')

/** A shop with three buyers and a bank in memory, where ordering and settling are done step by step. */
export class OrderHistory {
  readonly books: Books = emptyBooks()
  readonly ports: Ordering = memoryOrdering(this.books)
  /** The bank's decisions by payment id; undecided payments are missing. */
  readonly bank = new Map<string, 'captured' | 'refused' | 'refunded'>()
  /** How often each event occurred. */
  readonly met: Record<string, number> = {}
  readonly #seen = new Map<number, { readonly total: number; readonly cartRevision: number }>()
  #now = Date.UTC(2026, 10, 22)
  #silent = false

  constructor({ stock, discounted, code, coupon, campaign }: HistoryShop) {
    const product = { stocks: { '': stock }, price: 8_000, originalPrice: 8_000, sold: 0, active: true, discount: null }
    this.books.products.set(1, product)
    const discount = { number: 1, left: discounted, original: discounted }
    this.books.products.set(2, { ...product, originalPrice: 10_000, discount })
    this.books.codes.set('kod', code)
    this.books.coupons.set('kupon', { ...coupon, used: 0 })
    const rule = { kind: 'amount', amount: kurus(1_501), from: kurus(16_000) } as const
    this.books.promotions.set('kupon', { id: 'kupon', name: 'Kupon', rule, shopId: null, coupon: true })
    const groups = { kind: 'n-for-m', take: 3, pay: 2 } as const
    if (campaign)
      this.books.promotions.set('uc', { id: 'uc', name: '3 al 2 öde', rule: groups, shopId: null, coupon: false })
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
        return this.#hear(this.#paymentAt(step.payment), step)
      case 'call off':
        return this.#callOff(this.#paymentAt(step.payment))
      case 'wait':
        this.#now += step.minutes * 60_000
        return
      case 'log in':
        return this.#logIn(step.who, step.as)
      case 'close shop':
        return change(this.books.products, step.product, { active: false })
      case 'discount':
        return void beginDiscount(this.books, 2, step.units)
    }
  }

  /** Time passes, the bank makes up its mind, and the reconciler asks it of every payment. */
  async end(): Promise<void> {
    this.#now += 5 * 86_400_000
    for (const id of this.books.payments.keys())
      for (let turn = 0; turn < 2; turn += 1) await this.#hear(id, { says: 'refused', silent: false })
  }

  get #time(): Date {
    return new Date(this.#now)
  }

  #meet(what: string): void {
    this.met[what] = (this.met[what] ?? 0) + 1
  }

  #paymentAt = (before: number): string | undefined => [...this.books.payments.keys()].at(-1 - before)

  #openCart(who: number): void {
    const ownerId = buyers[who] ?? ''
    const lines = [{ productId: 2, combination: '', quantity: 1 }]
    const cart = { ownerId, status: 'active', revision: 1, codeId: codeOf(who), lines } as const
    this.books.carts.set(`${ownerId}-${this.books.carts.size}`, cart)
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
    const { own } = await this.ports.checkout.read(callerOf(who), this.#time)
    this.#seen.set(who, { total: toLira(cartTotals(own.cart).total), cartRevision: own.cart.revision })
  }

  async #pay(who: number, method: PaymentMethod, ports = this.ports): Promise<void> {
    const seen = this.#seen.get(who)
    if (!seen) return
    const cartId = this.#activeCart(who)
    const isOpen = [...this.books.orders.values()].some(
      (order) => order.cartId === cartId && order.status === 'awaiting_payment',
    )
    const id = `sipariş-${this.books.orders.size}-${who}`
    const rest = {
      installment: 1,
      firstDigits: undefined,
      contractVersion: 'sözleşme',
      contractAccepted: true,
      note: '',
    }
    const placing = {
      caller: callerOf(who),
      wish: { ...seen, ...rest, method },
      ids: { id, number: id, paymentId: `ödeme-${id}` },
      now: this.#time,
    }
    const placed = await transactBooks(this.books, () => placeOrder(ports, placing))
    this.#meet(placed.ok ? (isOpen ? 'replaced' : 'placed') : placed.failure.code)
  }

  /** A buyer that shares the other's code, mailbox or limited coupon waits for its lock, and reads the cart only then. */
  async #race(who: number, other: number): Promise<void> {
    const sharesCode = codeOf(who) !== undefined && codeOf(who) === codeOf(other)
    const isLimited = recordOf(this.books.coupons, 'kupon').maxUses !== null
    if (who === other || sharesCode || isLimited || mailboxOf(who) === mailboxOf(other)) return
    await this.#look(who)
    await this.#look(other)
    const read = await this.ports.checkout.read(callerOf(who), this.#time)
    await this.#pay(other, 'credit_card')
    await this.#pay(who, 'credit_card', {
      ...this.ports,
      checkout: { ...this.ports.checkout, read: async () => read },
    })
  }

  async #hear(
    id: string | undefined,
    { says, silent }: { readonly says: 'captured' | 'refused' | 'waiting'; readonly silent: boolean },
  ): Promise<void> {
    const payment = id === undefined ? undefined : this.books.payments.get(id)
    if (id === undefined || !payment) return
    const asked = payment.amount > 0 && payment.method !== 'cash_on_delivery'
    if (says !== 'waiting' && asked && !this.bank.has(id)) this.bank.set(id, says)
    this.#silent = silent
    const gone = this.#isGone(payment.orderId)
    const after = await settlePayment(this.#settling, id, () => this.#time)
    if (!after || after.status === payment.status) return
    const late = after.status === 'paid' && payment.status === 'expired'
    this.#meet(late ? 'paid late' : after.status)
    if (late && gone) this.#meet('revived what is gone')
  }

  /** Its cart was used otherwise, or a shop has closed. */
  #isGone(orderId: string): boolean {
    const { lines, cartId } = recordOf(this.books.orders, orderId)
    const offSale = lines.some(({ productId }) => !recordOf(this.books.products, productId).active)
    return offSale || recordOf(this.books.carts, cartId).status !== 'active'
  }

  get #settling(): SettlePorts<MemoryOrderPayment> {
    const book = memoryOrderBook(this.books, this.ports)
    const answer = async (id: string) => {
      if (this.#silent) return { ok: false, failure: { kind: 'unavailable' } } as const
      const amount = kurus(recordOf(this.books.payments, id).amount)
      const status: BankAnswer['status'] = this.bank.get(id) ?? 'waiting'
      return succeed({ status, id, amount, reason: null })
    }
    return {
      book,
      transact: (work) => transactBooks(this.books, () => work(book)),
      alarm: () => undefined,
      provider: {
        inquire: answer,
        refund: (id) => {
          if (!this.#silent && this.bank.get(id) === 'captured') this.bank.set(id, 'refunded')
          return answer(id)
        },
      },
    }
  }

  /** Cancels an order that waits for its transfer, as its buyer would. */
  async #callOff(id: string | undefined): Promise<void> {
    const book = memoryOrderBook(this.books, this.ports)
    const payment = id === undefined ? undefined : await book.find(id)
    if (!id || payment?.status !== 'pending' || !methodTerms[recordOf(this.books.payments, id).method].waits) return
    await book.end(payment, { status: 'expired', failure: 'called off', settledAt: null, givenUp: true })
    this.#meet('called off')
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
  return { kind: 'guest', sessionId: ownerId, userId: null, ownerId, guestEmail: mailboxOf(who) }
}
