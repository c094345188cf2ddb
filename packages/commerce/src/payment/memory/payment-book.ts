import type { Result } from '@market/domain/kernel'
import type { BookedPayment, PaymentBook, PaymentNews } from '../ports/payment-book.ts'

/** A shop that sells one kind of thing, a unit for each payment. Records are replaced, never changed. */
export interface PaymentBooks {
  readonly payments: Map<string, BookedPayment>
  readonly asked: Map<string, { readonly createdAt: Date; readonly askedAt?: Date }>
  /** Units of which each is on sale, held by an open payment or handed over. */
  stock: number
  /** Payments as often as they were fulfilled. */
  fulfilled: readonly string[]
  told: readonly { readonly id: string; readonly news: PaymentNews }[]
  /** Payments whose buyers have left, so that they cannot be fulfilled. */
  readonly left: Set<string>
}

export const emptyPaymentBooks = (stock: number): PaymentBooks => ({
  payments: new Map(),
  asked: new Map(),
  stock,
  fulfilled: [],
  told: [],
  left: new Set(),
})

const lifeMs = 15 * 60_000

/** Adds a pending payment that expires after a quarter of an hour and holds a unit from the start; returns its id. */
export function addMemoryPayment(
  { payments, asked }: PaymentBooks,
  { amount, createdAt }: { readonly amount: number; readonly createdAt: Date },
): string {
  const id = String(payments.size)
  asked.set(id, { createdAt })
  payments.set(id, {
    id,
    kind: 'order',
    status: 'pending',
    amount,
    orderNumber: id,
    ownerId: 'elif',
    failure: null,
    expiresAt: new Date(createdAt.getTime() + lifeMs),
    settledAt: null,
    givenUp: false,
    refundReason: null,
    held: true,
  })
  return id
}

export function memoryPaymentBook(books: PaymentBooks): PaymentBook {
  const get = (id: string): BookedPayment => {
    const found = books.payments.get(id)
    if (!found) throw new Error(`no payment ${id}`)
    return found
  }
  const set = (id: string, to: Partial<BookedPayment>) => books.payments.set(id, { ...get(id), ...to })
  return {
    find: async (id) => books.payments.get(id),
    lock: async () => undefined,
    async reacquire() {
      if (books.stock === 0) return false
      books.stock -= 1
      return true
    },
    async complete({ id }, now) {
      if (books.left.has(id)) return false
      books.fulfilled = [...books.fulfilled, id]
      set(id, { status: 'paid', held: false, settledAt: now, failure: null })
      return true
    },
    async end({ id }, { status, failure, settledAt, givenUp = false }) {
      const payment = get(id)
      if (payment.status !== 'pending') return
      if (payment.held) books.stock += 1
      set(id, { status, failure, settledAt, givenUp, held: false })
    },
    close: async ({ id }, now) => void set(id, { settledAt: now }),
    decideRefund: async ({ id }, refundReason) => void set(id, { refundReason }),
    async refunded({ id }, { failure, now }) {
      if (get(id).status !== 'expired') return false
      set(id, { status: 'refunded', failure, settledAt: now })
      return true
    },
    async tell({ id }, news) {
      books.told = [...books.told, { id, news }]
    },
  }
}

/** Runs transactions one after the other; changes of a failed one are undone. */
export function memoryTransactions(books: PaymentBooks) {
  let last: Promise<unknown> = Promise.resolve()
  return <Value, Failure>(
    work: (book: PaymentBook) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> => {
    const done = last.then(async () => {
      const { payments, ...rest } = books
      const before = { payments: new Map(payments), rest }
      const result = await work(memoryPaymentBook(books))
      if (!result.ok) {
        books.payments.clear()
        for (const [id, payment] of before.payments) books.payments.set(id, payment)
        Object.assign(books, before.rest)
      }
      return result
    })
    last = done
    return done
  }
}
