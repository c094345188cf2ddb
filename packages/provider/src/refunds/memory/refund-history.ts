import { randomUUID } from 'node:crypto'
import { fail, kurus, pickupDays, succeed } from '@market/domain'
import { takenAtTheDoor } from '../../ordering/taken-at-the-door.ts'
import { change, recordOf } from '../../ordering/memory/books.ts'
import { cancelOrder } from '../cancel-order.ts'
import { cancellableOrder } from '../cancellable-order.ts'
import { exchangeLine } from '../exchange-line.ts'
import type { AddedOrder, SampleOrder } from '../ports/refund-subject.ts'
import { handInReturn } from '../hand-in-return.ts'
import { receiveReturn } from '../receive-return.ts'
import { sendBack } from '../send-back.ts'
import { settleRefunds } from '../settle-refunds.ts'
import { withdrawReturn } from '../withdraw-return.ts'
import { emptyRefundBooks, type OrderRecord, type RefundBooks, requestsOf, type RequestRecord } from './refund-books.ts'
import { memoryRefundSubject } from './refund-subject.ts'

export type RefundStep =
  | { readonly do: 'give back'; readonly lines: readonly { readonly line: number; readonly units: number }[] }
  | { readonly do: 'deliver' | 'send back'; readonly shop: number }
  | { readonly do: 'exchange'; readonly line: number; readonly for: '' | '2' }
  | { readonly do: 'withdraw' | 'hand in' | 'receive'; readonly request: number }
  | { readonly do: 'settle'; readonly bankAnswers: boolean }

const hour = 3_600_000

/** One order in memory: its buyer gives back and withdraws, its carrier delivers and collects, its bank pays back. */
export class RefundHistory {
  readonly books = emptyRefundBooks()
  readonly #subject = memoryRefundSubject(this.books)
  readonly #sample: SampleOrder
  /** How often something came about, by name. */
  readonly met: Record<string, number> = {}
  order!: AddedOrder
  /** At the bank: what it has of the order, and by request what it gave back. */
  captured = 0
  readonly refunded = new Map<string, number>()
  #now = new Date('2026-11-16T09:00:00Z')

  constructor(sample: SampleOrder) {
    this.#sample = sample
  }

  async start(): Promise<void> {
    this.order = await this.#subject.addOrder(this.#sample)
    change(this.books.orders, this.order.id, { paidAt: this.#now })
    const { city, district } = this.record.snapshot.delivery
    const branch = { id: 1, kind: 'branch', name: 'Şube', city, district, address: 'No: 1', hours: '' } as const
    await this.#subject.addPoint(branch)
    if (this.#sample.method === 'credit_card') this.captured = this.#sample.charged
  }

  get record(): OrderRecord {
    return recordOf(this.books.orders, this.order.id)
  }
  get requests(): readonly RequestRecord[] {
    return requestsOf(this.books, this.order.id)
  }
  /** Units of each line that were not given back. */
  get left(): readonly number[] {
    return this.#without(this.requests.filter(({ kind }) => kind !== 'exchange'))
  }
  /** Those, and units that are on their way back. */
  get kept(): readonly number[] {
    return this.#without(this.requests.filter(({ kind, status }) => kind !== 'exchange' && status !== 'waiting'))
  }
  #without(requests: readonly RequestRecord[]): readonly number[] {
    const given = requests.flatMap(({ lines }) => lines)
    return this.#sample.shops
      .flatMap(({ lines }) => lines)
      .map(({ quantity }, index) =>
        given.filter(({ line }) => line === index + 1).reduce((rest, part) => rest - part.quantity, quantity),
      )
  }

  async take(step: RefundStep): Promise<void> {
    this.#now = new Date(this.#now.getTime() + 7 * hour)
    switch (step.do) {
      case 'give back':
        return this.#giveBack(step.lines)
      case 'deliver':
        return this.#deliver(step.shop % this.#sample.shops.length)
      case 'send back':
        return this.#sendBack(step.shop % this.#sample.shops.length)
      case 'exchange':
        return this.#exchange(step)
      case 'settle':
        return this.#settle(step.bankAnswers)
      default: {
        const id = this.requests[step.request % Math.max(1, this.requests.length)]?.id ?? randomUUID()
        if (step.do === 'hand in') return this.#handIn(id)
        if (step.do === 'withdraw') return this.#withdraw(id)
        await receiveReturn(this.#subject.ports, id, this.#now)
        this.#collect()
      }
    }
  }

  /** Gives back all that is left, and has it paid. */
  async finish(): Promise<void> {
    for (const index of this.#sample.shops.keys()) await this.#deliver(index)
    for (const { id } of this.requests.filter(({ kind }) => kind === 'exchange'))
      await receiveReturn(this.#subject.ports, id, this.#now)
    for (const [index, units] of this.left.entries())
      if (units > 0) await this.take({ do: 'give back', lines: [{ line: index, units }] })
    for (const { id } of this.requests) await receiveReturn(this.#subject.ports, id, this.#now)
    this.#collect()
    await this.take({ do: 'settle', bankAnswers: true })
  }

  async #giveBack(lines: Extract<RefundStep, { readonly do: 'give back' }>['lines']): Promise<void> {
    const items = this.record.snapshot.shops.flatMap((shop) => shop.items.map((item) => ({ item, shop })))
    const has = await this.#items()
    const wanted = lines.flatMap(({ line, units }) => {
      const { item, shop } = items[line % items.length] ?? {}
      const parcel = this.record.parcels.find(({ shopId }) => shopId === shop?.shopId)
      if (!item) return []
      const reasonId = parcel?.status === 'delivered' ? 11 : 1
      const attrId = has[line % items.length]?.combination ?? ''
      return [{ productId: item.productId, attrId, quantity: units, reasonId, note: '' }]
    })
    const command = {
      id: randomUUID(),
      of: this.order,
      wanted,
      returnCode: randomUUID(),
      pickupDay: null,
      photos: [],
      now: this.#now,
    }
    const before = recordsOf(this.books)
    const done = await cancelOrder(this.#subject.ports, command)
    this.#meet(done.ok ? done.value.plan.kind : done.failure.code)
    if (!done.ok && isChanged(before, recordsOf(this.books))) this.#meet('refused and changed')
  }

  /** Lines as the shopper has them since exchanges. */
  async #items() {
    const order = await this.#subject.ports.cancellations.findOrder(this.order)
    return order ? cancellableOrder(order, this.#now).lines.map(({ item, left }) => ({ ...item, left })) : []
  }

  async #exchange({ line, for: exchangeFor }: Extract<RefundStep, { readonly do: 'exchange' }>): Promise<void> {
    const items = await this.#items()
    const item = items[line % items.length]
    if (!item) return
    const before = recordsOf(this.books)
    const done = await exchangeLine(this.#subject.ports, {
      id: randomUUID(),
      of: this.order,
      wanted: { productId: item.productId, attrId: item.combination, quantity: item.left, reasonId: 12, note: '' },
      exchangeFor,
      returnCode: randomUUID(),
      pickupDay: this.#sample.to ? null : (pickupDays(this.#now)[0] ?? ''),
      photos: [],
      now: this.#now,
    })
    this.#meet(done.ok ? (done.value.at ? 'exchange at a counter' : 'exchange') : done.failure.code)
    if (!done.ok && isChanged(before, recordsOf(this.books))) this.#meet('refused and changed')
  }

  async #handIn(id: string): Promise<void> {
    const done = await handInReturn(this.#subject.ports, id, this.#now)
    this.#meet(done.ok ? 'handed in' : done.failure.code)
  }

  async #withdraw(id: string): Promise<void> {
    const before = recordsOf(this.books)
    const handedIn = this.books.requests.get(id)?.handedInAt
    const done = await withdrawReturn(this.#subject.ports, { owner: this.order.owner, id })
    if (done.ok && handedIn) this.#meet('withdrawn after it was handed in')
    this.#meet(done.ok ? 'withdrawn' : done.failure.code)
    if (!done.ok && isChanged(before, recordsOf(this.books))) this.#meet('refused and changed')
  }

  /** As the carrier does: the parcel is there, and with it the money of one that is paid at the door. */
  async #deliver(index: number): Promise<void> {
    const { parcels } = this.record
    const at = { key: 'delivered', at: this.#now.toISOString() } as const
    const after = parcels.map((parcel) =>
      parcel.shopId === index + 1 && parcel.status === 'preparing'
        ? { ...parcel, status: 'delivered' as const, events: [at] }
        : parcel,
    )
    change(this.books.orders, this.order.id, { parcels: after })
    this.#collect()
  }

  /** Nobody took a parcel that was to be paid at the door. */
  async #sendBack(index: number): Promise<void> {
    const { parcels, payment } = this.record
    const isUnderWay = parcels.some(({ shopId, status }) => shopId === index + 1 && status === 'preparing')
    if (payment.status !== 'on_delivery' || !isUnderWay) return
    const parcel = { id: randomUUID(), of: this.order, shopId: index + 1, returnCode: randomUUID(), now: this.#now }
    const done = await sendBack(this.#subject.ports, parcel)
    this.#meet(done.ok ? 'sent back' : done.failure.code)
    if (!done.ok) return
    const at = { key: 'sent_back', at: this.#now.toISOString() } as const
    const after = this.record.parcels.map((one) =>
      one.shopId === index + 1 ? { ...one, status: 'delivered' as const, events: [at] } : one,
    )
    change(this.books.orders, this.order.id, { parcels: after })
    this.#collect()
  }

  /** Cash comes with the parcels that were taken. */
  #collect(): void {
    const { parcels: after, snapshot, payment, giftTotal } = this.record
    if (payment.status !== 'on_delivery') return
    const came = after
      .filter(({ status, events }) => status === 'delivered' && events.at(-1)?.key !== 'sent_back')
      .map(({ shopId }) => shopId)
    const cancelled = new Map<number, ReturnType<typeof kurus>>()
    for (const { line, refund } of this.requests.filter(({ kind }) => kind === 'cancel').flatMap(({ lines }) => lines))
      cancelled.set(line, kurus((cancelled.get(line) ?? 0) + refund))
    this.captured = takenAtTheDoor(snapshot.shops, { charged: payment.charged, gift: giftTotal, came, cancelled })
    // What was not taken is given back by what was to be paid of it.
    if (this.requests.some(({ kind, status }) => kind === 'cancel' && status === 'waiting')) return
    if (after.every(({ status }) => status === 'delivered' || status === 'cancelled'))
      change(this.books.orders, this.order.id, {
        payment: { ...payment, status: came.length > 0 ? 'paid' : 'failed' },
      })
  }

  async #settle(bankAnswers: boolean): Promise<void> {
    const now = () => this.#now
    await settleRefunds({
      refunds: this.#subject.due,
      clock: { now },
      log: { warn: () => this.#meet('asked again'), error: () => this.#meet('alarm') },
      provider: {
        refundPart: async (_, { id, amount }) => {
          if (!bankAnswers) return fail({ kind: 'unavailable' })
          this.#meet(this.refunded.has(id) ? 'refunded twice' : 'refunded')
          this.refunded.set(id, amount)
          return succeed(true)
        },
      },
    })
  }

  #meet(what: string): void {
    this.met[what] = (this.met[what] ?? 0) + 1
  }
}

const recordsOf = ({ goods, orders, requests, sales }: RefundBooks): readonly unknown[] =>
  [orders, requests, sales, goods.products, goods.codes, goods.uses].flatMap((table) => [...table.values()])
const isChanged = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length !== after.length || before.some((record, index) => record !== after[index])
