import { fail, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { isEnded } from '../judge-payment.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import type { BankAnswer, BankUnavailable, PaymentProvider } from '../ports/payment-provider.ts'
import { type SettlePorts, settlePayment } from '../settle-payment.ts'
import {
  addMemoryPayment,
  emptyPaymentBooks,
  memoryPaymentBook,
  memoryTransactions,
  type PaymentBooks,
} from './payment-book.ts'
import { memoryUnsettledPayments } from './unsettled-payments.ts'

export type PaymentStep =
  /** A return, a callback or the page asks for the payment's result. */
  | { readonly do: 'settle'; readonly payment: number }
  | { readonly do: 'reconcile' }
  /** A pending answer of the bank arrives, or an error in its place. */
  | { readonly do: 'hear'; readonly answer: number; readonly lost: boolean }
  | { readonly do: 'bank captures'; readonly payment: number; readonly amount: 'right' | 'other' }
  | { readonly do: 'bank refuses'; readonly payment: number }
  | { readonly do: 'bank is silent'; readonly silent: boolean }
  | { readonly do: 'give up'; readonly payment: number }
  | { readonly do: 'buyer leaves'; readonly payment: number }
  /** Sells a unit to another shopper, or with `units` -1 takes one back. */
  | { readonly do: 'sell'; readonly units: 1 | -1 }
  | { readonly do: 'wait'; readonly minutes: number }
  /** The API dies: what it waited for never arrives. */
  | { readonly do: 'crash' }

export interface AtBank {
  readonly status: BankAnswer['status']
  readonly amount: number
}
const minute = 60_000
const start = Date.UTC(2026, 10, 22)

/** Payments of one shop and their states at the bank, in memory, on which `settlePayment` runs step by step. */
export class PaymentHistory {
  readonly books: PaymentBooks
  readonly bank = new Map<string, AtBank>()
  /** How often each event occurred. */
  readonly met: Record<string, number> = {}
  readonly #ports: SettlePorts
  #answers: ((lost: boolean) => void)[] = []
  #silent = false
  #now = start

  /** `amounts` are the payments' amounts; each payment holds a unit. */
  constructor({ amounts, stock }: { readonly amounts: readonly number[]; readonly stock: number }) {
    this.books = emptyPaymentBooks(stock)
    this.#ports = {
      book: memoryPaymentBook(this.books),
      transact: memoryTransactions(this.books),
      provider: this.#provider(),
      alarm: () => undefined,
    }
    for (const amount of amounts) {
      const id = addMemoryPayment(this.books, { amount, createdAt: new Date(start) })
      if (amount > 0) this.bank.set(id, { status: 'waiting', amount })
    }
  }

  async take(step: PaymentStep): Promise<void> {
    switch (step.do) {
      case 'settle':
        void this.#settle(String(step.payment))
        break
      case 'reconcile':
        void this.#reconcile()
        break
      case 'hear':
        this.#answers.splice(step.answer % Math.max(this.#answers.length, 1), 1)[0]?.(step.lost)
        break
      case 'bank captures':
        this.#become(step.payment, 'captured', step.amount === 'other' ? 1 : 0)
        break
      case 'bank refuses':
        this.#become(step.payment, 'refused', 0)
        break
      case 'bank is silent':
        this.#silent = step.silent
        break
      case 'give up':
        await this.#giveUp(String(step.payment))
        break
      case 'buyer leaves':
        this.books.left.add(String(step.payment))
        break
      case 'sell':
        this.books.stock = Math.max(0, this.books.stock - step.units)
        break
      case 'wait':
        this.#now += step.minutes * minute
        break
      case 'crash':
        this.#answers = []
    }
    await quiet()
  }

  /** The bank answers again and decides every payment; the reconciler asks until every result is known. */
  async end(): Promise<void> {
    await this.take({ do: 'bank is silent', silent: false })
    for (const id of this.bank.keys()) this.#become(Number(id), 'refused', 0)
    for (let turn = 0; turn < 4; turn += 1) {
      await this.take({ do: 'wait', minutes: 2 * 24 * 60 })
      void this.#reconcile()
      await quiet()
      while (this.#answers.length > 0) await this.take({ do: 'hear', answer: 0, lost: false })
    }
  }

  async #settle(id: string): Promise<void> {
    const after = await settlePayment(this.#ports, id, () => new Date(this.#now))
    const state = `${after?.status}${after?.refundReason ? `: ${after.refundReason}` : ''}`
    this.met[state] = (this.met[state] ?? 0) + 1
  }

  #reconcile(): Promise<number> {
    return reconcilePayments({
      unsettled: memoryUnsettledPayments(this.books),
      settle: (id) => this.#settle(id),
      clock: { now: () => new Date(this.#now) },
      log: { warn: () => undefined, error: () => undefined },
    })
  }

  #become(index: number, status: 'captured' | 'refused', more: number): void {
    const payment = this.bank.get(String(index))
    if (payment?.status === 'waiting') this.bank.set(String(index), { status, amount: payment.amount + more })
  }

  async #giveUp(id: string): Promise<void> {
    await this.#ports.transact(async (book) => {
      const payment = await book.find(id)
      if (payment && !isEnded(payment))
        await book.end(payment, { status: 'expired', failure: 'replaced', settledAt: null, givenUp: true })
      return succeed(true)
    })
  }

  #provider(): Pick<PaymentProvider, 'inquire' | 'refund'> {
    return {
      inquire: (id) => this.#answer(id),
      refund: (id) => {
        const payment = this.bank.get(id)
        if (!this.#silent && payment?.status === 'captured') this.bank.set(id, { ...payment, status: 'refunded' })
        return this.#answer(id)
      },
    }
  }

  /** Answers with the bank's current state; the answer is delivered later. */
  #answer(id: string): Promise<ReturnType<typeof fail<BankUnavailable>> | { ok: true; value: BankAnswer }> {
    const { status, amount } = this.bank.get(id) ?? { status: 'unknown', amount: 0 }
    const silent = this.#silent
    return new Promise((resolve) => {
      this.#answers.push((lost) => {
        resolve(
          silent || lost
            ? fail({ kind: 'unavailable' })
            : { ok: true, value: { id, status, amount: kurus(amount), reason: null } },
        )
      })
    })
  }
}

/** Until everything that can go on without another answer has done so. */
const quiet = () => new Promise((resolve) => setImmediate(resolve))
