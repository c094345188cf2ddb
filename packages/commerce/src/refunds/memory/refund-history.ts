import { randomUUID } from 'node:crypto'
import { fail, succeed, isoDayText } from '@market/domain/kernel'
import { pickupDays } from '@market/domain/orders'
import { receivedAt } from '../../fulfilment/received-at.ts'
import type { ParcelEvent } from '../../fulfilment/parcel-event.ts'
import { waitsToBeFetched } from '../../fulfilment/waits-to-be-fetched.ts'
import { type BalanceRequest, orderBalance } from '../../ordering/order-balance.ts'
import { change, recordOf } from '../../ordering/memory/books.ts'
import { memorySellerReturns, packageBooks } from '../../packages/memory/packages.ts'
import { answerReturn, arriveReturn, decideDispute } from '../../packages/seller-answers.ts'
import { cancelOrder } from '../cancel-order.ts'
import { cancellableOrder } from '../cancellable-order.ts'
import { exchangeLine } from '../exchange-line.ts'
import type { AddedOrder, SampleOrder } from '../ports/refund-subject.ts'
import { handInReturn } from '../hand-in-return.ts'
import { receiveReturn } from '../receive-return.ts'
import { sendBack } from '../send-back.ts'
import { settleRefunds } from '../settle-refunds.ts'
import { withdrawReturn } from '../withdraw-return.ts'
import { closeRefunded } from './due-refunds.ts'
import { emptyRefundBooks, type OrderRecord, type RefundBooks, requestsOf, type RequestRecord } from './refund-books.ts'
import { memoryRefundSubject } from './refund-subject.ts'

export type RefundStep =
  | { readonly do: 'give back'; readonly lines: UnitsOfRandomLines; readonly isAny: boolean }
  | { readonly do: 'deliver' | 'fetch' | 'send back'; readonly shop: number }
  | { readonly do: 'exchange'; readonly line: number; readonly for: '' | '2' }
  | { readonly do: 'withdraw' | 'hand in' | 'receive'; readonly request: number }
  | { readonly do: 'answer'; readonly request: number; readonly accepted: readonly number[] }
  | { readonly do: 'decide'; readonly request: number; readonly for: 'shopper' | 'seller' }
  | { readonly do: 'settle'; readonly bankAnswers: boolean }

type UnitsOfRandomLines = readonly { readonly line: number; readonly units: number }[]

const hour = 3_600_000

/**
 * One order in memory: its buyer returns and withdraws, its carrier delivers and collects cash, its bank refunds, and
 * sellers with a team answer returns.
 */
export class RefundHistory {
  readonly books = emptyRefundBooks()
  readonly #subject = memoryRefundSubject(this.books)
  readonly #answers = packageBooks(this.books)
  readonly #ports = { ...this.#subject.ports, sellerReturns: memorySellerReturns(this.#answers) }
  readonly #sample: SampleOrder
  /** How often each event occurred, by name. */
  readonly met: Record<string, number> = {}
  order!: AddedOrder
  /** The bank's money of this order, and its refunds by request. */
  captured = 0
  readonly refunded = new Map<string, number>()
  /** The refund that each return's buyer was shown. */
  readonly shown = new Map<string, { readonly refund: number; readonly gift: number }>()
  /** The return that a part was split from, by the part. */
  readonly splitOf = new Map<string, string>()
  /** The combination of each line at the time of the request, by request. */
  readonly #had = new Map<string, ReadonlyMap<number, string>>()
  #now = new Date('2026-11-16T09:00:00Z')

  /** `teams` are the shops that answer returns. */
  constructor(sample: SampleOrder, teams: readonly number[] = []) {
    this.#sample = sample
    for (const shopId of teams) this.#answers.answering.add(shopId)
  }

  async start(): Promise<void> {
    this.order = await this.#subject.addOrder(this.#sample)
    change(this.books.orders, this.order.id, { paidAt: this.#now })
    this.books.goods.coupons.set('coupon', { maxUses: null, perBuyer: 1, used: 1 })
    this.books.goods.couponUses.set(this.order.id, { promotionIds: ['coupon'], returned: false })
    const { city, district } = this.record.snapshot.delivery
    const branch = { id: 1, kind: 'branch', name: 'Şube', city, district, address: 'No: 1', hours: '' } as const
    await this.#subject.addPoint(branch)
    if (this.#sample.method === 'credit_card') this.captured = this.#sample.charged
  }

  /** Requests for a line whose units had a combination. */
  asked(line: number, combination: string): readonly string[] {
    return [...this.#had].filter(([, had]) => had.get(line) === combination).map(([id]) => id)
  }

  get record(): OrderRecord {
    return recordOf(this.books.orders, this.order.id)
  }
  get requests(): readonly RequestRecord[] {
    return requestsOf(this.books, this.order.id)
  }
  /** Units of each line that were not cancelled or returned, and whose return was not refused. */
  get left(): readonly number[] {
    return this.#without(this.requests.filter(({ kind }) => kind !== 'exchange'))
  }
  /** Units that the buyer has, or that are on their way back. */
  get kept(): readonly number[] {
    return this.#without(
      this.requests.filter(({ kind, status }) => kind !== 'exchange' && status !== 'waiting' && status !== 'refused'),
    )
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
        return this.#giveBack(step.isAny ? step.lines : await this.#askable(step.lines))
      case 'deliver':
        return this.#deliver(step.shop % this.#sample.shops.length)
      case 'fetch':
        return this.#fetch(step.shop % this.#sample.shops.length)
      case 'send back':
        return this.#sendBack(step.shop % this.#sample.shops.length)
      case 'exchange':
        return this.#exchange(step)
      case 'settle':
        return this.#settle(step.bankAnswers)
      default: {
        const id = await this.#requestFor(step)
        if (step.do === 'hand in') return this.#handIn(id)
        if (step.do === 'withdraw') return this.#withdraw(id)
        if (step.do === 'answer') return this.#answer(id, step.accepted)
        if (step.do === 'decide') return this.#decide(id, step.for)
        await this.#arrive(id)
      }
    }
  }

  /** A request to which the step can happen, if there is one; for the last numbers any request. */
  async #requestFor({ do: what, request }: Extract<RefundStep, { readonly request: number }>): Promise<string> {
    const state = { answer: 'arrived', decide: 'disputed' }[what as string] ?? 'awaited'
    const fit: string[] = []
    for (const { id, status } of this.requests)
      if (status === 'waiting' && ((await this.#ports.sellerReturns.lock({ id }))?.state ?? 'awaited') === state)
        fit.push(id)
    const all = request > 3 || fit.length === 0 ? this.requests.map(({ id }) => id) : fit
    return all[request % Math.max(1, all.length)] ?? randomUUID()
  }

  /** The buyer has all parcels. */
  async deliverAll(): Promise<void> {
    for (const index of this.#sample.shops.keys()) {
      await this.#deliver(index)
      await this.#fetch(index)
    }
  }

  /** Cancels or returns the rest, and refunds it. */
  async finish(): Promise<void> {
    await this.deliverAll()
    for (const { id } of this.requests.filter(({ kind }) => kind === 'exchange'))
      await receiveReturn(this.#subject.ports, id, this.#now)
    for (const [index, units] of this.left.entries())
      if (units > 0 && this.mayGiveBack(index)) await this.#giveBack([{ line: index, units }])
    for (const { id } of this.requests) await this.#arrive(id)
    for (const { id } of this.requests) await this.#answer(id)
    for (const { id } of this.requests) await this.#decide(id, 'shopper')
    await this.take({ do: 'settle', bankAnswers: true })
  }

  async #arrive(id: string): Promise<void> {
    await this.#settling(id, async (newId) => {
      await arriveReturn(this.#ports, { id, newId, now: this.#now })
    })
    this.#collect()
  }

  /** The seller accepts the given units of each line, or all of them, and disputes the rest. */
  async #answer(id: string, units?: readonly number[]): Promise<void> {
    const found = await this.#ports.sellerReturns.lock({ id })
    if (found?.state !== 'arrived') return
    const accept = found.lines
      .map((one, index) => ({ line: one.line, units: Math.min(one.units, units?.[index] ?? one.units) }))
      .filter((one) => one.units > 0)
    const isWhole = found.lines.every(({ line, units: all }) =>
      accept.some((one) => one.line === line && one.units === all),
    )
    const [photo, shopId] = [randomUUID(), this.#shopOf(found.lines[0]?.line ?? 1)]
    this.#answers.photos.set(photo, { of: id, kept: false })
    const dispute = { reason: 'used', note: '', photos: [photo] } as const
    await this.#settling(id, async (newId) => {
      const done = await answerReturn(this.#ports, {
        id,
        shopId,
        revision: found.revision,
        accept: accept.length > 0 ? accept : undefined,
        dispute: isWhole ? undefined : dispute,
        newId: newId(),
        now: this.#now,
      })
      this.#meet(
        done.ok ? (isWhole ? 'accepted' : accept.length > 0 ? 'accepted in part' : 'disputed') : done.failure.code,
      )
    })
  }

  async #decide(id: string, whose: 'shopper' | 'seller'): Promise<void> {
    const found = await this.#ports.sellerReturns.lock({ id })
    if (found?.state !== 'disputed') return
    const decision = { id, revision: found.revision, for: whose, reason: 'Fotoğraf yeterli.', now: this.#now }
    await decideDispute(this.#ports, decision)
    this.#meet(`decided for the ${whose}`)
  }

  /** Notes the parts into which a return is split meanwhile. */
  async #settling(id: string, work: (newId: () => string) => Promise<void>): Promise<void> {
    const made: string[] = []
    const written = new Map(this.requests.map((one) => [one.id, one]))
    await work(() => made[made.push(randomUUID()) - 1] ?? '')
    for (const part of made)
      if (this.books.requests.has(part)) {
        this.splitOf.set(part, this.splitOf.get(id) ?? id)
        this.#had.set(part, this.#had.get(id) ?? new Map())
        this.#meet('split')
      }
    for (const after of this.requests) {
      const before = written.get(after.id)
      if (before?.status !== 'waiting' || !isSettled(after) || unitsOf(before) !== unitsOf(after)) continue
      if (before.refund !== after.refund || before.giftReturned !== after.giftReturned)
        this.#meet('refunded other than was shown')
    }
  }

  #shopOf(line: number): number {
    return this.record.snapshot.shops.flatMap(({ shopId, items }) => items.map(() => shopId))[line - 1] ?? 0
  }

  /** Goods without a right of withdrawal cannot be returned after delivery. */
  mayGiveBack(index: number): boolean {
    const line = this.#sample.shops.flatMap((shop, at) => shop.lines.map((one) => ({ one, shop: at + 1 })))[index]
    const parcel = this.record.parcels.find(({ shopId }) => shopId === line?.shop)
    return !(line?.one.final && parcel && receivedAt(parcel.events))
  }

  /** Lines and units of one kind that can be asked for now, else the random ones. */
  async #askable(lines: UnitsOfRandomLines): Promise<UnitsOfRandomLines> {
    const all = (await this.#items())
      .map((one, line) => ({ ...one, line }))
      .filter(({ kind, open }) => kind && open > 0)
    const [first] = lines
    const kind = all[(first?.line ?? 0) % Math.max(1, all.length)]?.kind
    const same = all.filter((one) => one.kind === kind)
    const units = new Map(lines.map((one) => [same[one.line % Math.max(1, same.length)], one.units]))
    const asked = [...units].flatMap(([one, some]) =>
      one ? [{ line: one.line, units: Math.min(some, one.open) }] : [],
    )
    return asked.length > 0 ? asked : lines
  }

  async #giveBack(lines: UnitsOfRandomLines): Promise<void> {
    const items = this.record.snapshot.shops.flatMap((shop) => shop.items.map((item) => ({ item, shop })))
    const has = await this.#items()
    const wanted = lines.flatMap(({ line, units }) => {
      const { item, shop } = items[line % items.length] ?? {}
      const parcel = this.record.parcels.find(({ shopId }) => shopId === shop?.shopId)
      if (!item) return []
      const reasonId = parcel?.status === 'delivered' ? 14 : 1
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
    this.#had.set(command.id, new Map(has.map(({ combination }, index) => [index + 1, combination])))
    const before = recordsOf(this.books)
    const done = await cancelOrder(this.#subject.ports, command)
    this.#meet(done.ok ? done.value.plan.kind : done.failure.code)
    if (done.ok && done.value.plan.kind === 'return') {
      const { lines: planned, total, giftBack, later } = done.value.plan
      this.#isInHand(planned.map(({ line }) => line.shopId))
      this.shown.set(command.id, { refund: total, gift: giftBack })
      if (later.length > 0) this.#meet('refunded later')
    }
    if (!done.ok && isChanged(before, recordsOf(this.books))) this.#meet('refused and changed')
  }

  /** Notes a request for what its shopper does not have. */
  #isInHand(shops: readonly number[]): void {
    const parcels = this.record.parcels.filter(({ shopId }) => shops.includes(shopId))
    if (parcels.some(({ events }) => receivedAt(events) === null)) this.#meet('asked back before it was fetched')
  }

  /** Lines as the shopper has them since exchanges. */
  async #items() {
    const order = await this.#subject.ports.cancellations.findOrder(this.order)
    return order
      ? cancellableOrder(order, this.#now).lines.map(({ item, left, open, kind }) => ({ ...item, left, open, kind }))
      : []
  }

  async #exchange({ line, for: exchangeFor }: Extract<RefundStep, { readonly do: 'exchange' }>): Promise<void> {
    const items = await this.#items()
    const item = items[line % items.length]
    if (!item) return
    const id = randomUUID()
    this.#had.set(id, new Map(items.map(({ combination }, index) => [index + 1, combination])))
    const before = recordsOf(this.books)
    const done = await exchangeLine(this.#subject.ports, {
      id,
      of: this.order,
      wanted: { productId: item.productId, attrId: item.combination, quantity: item.left, reasonId: 12, note: '' },
      exchangeFor,
      returnCode: randomUUID(),
      pickupDay: this.#sample.to ? null : (pickupDays(this.#now)[0] ?? ''),
      photos: [],
      now: this.#now,
    })
    this.#meet(done.ok ? (done.value.at ? 'exchange at a counter' : 'exchange') : done.failure.code)
    if (done.ok) this.#isInHand([done.value.line.shopId])
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

  #parcel(index: number): OrderRecord['parcels'][number] | undefined {
    return this.record.parcels.find(({ shopId }) => shopId === index + 1)
  }

  #moveParcel(index: number, key: ParcelEvent['key'], fetchUntil?: string): void {
    const event = { key, at: this.#now.toISOString(), ...(fetchUntil && { fetchUntil }) }
    const parcels = this.record.parcels.map((one) =>
      one.shopId === index + 1 ? { ...one, status: 'delivered' as const, events: [...one.events, event] } : one,
    )
    change(this.books.orders, this.order.id, { parcels })
    this.#collect()
  }

  /** The parcel is in its shopper's hands, or waits at its branch. */
  async #deliver(index: number): Promise<void> {
    if (this.#parcel(index)?.status !== 'preparing') return
    this.#moveParcel(index, 'delivered', this.#sample.to && isoDayText(new Date(this.#now.getTime() + 24 * hour)))
  }

  async #fetch(index: number): Promise<void> {
    const parcel = this.#parcel(index)
    if (!parcel || !waitsToBeFetched(parcel)) return
    this.#moveParcel(index, 'fetched')
    this.#meet('fetched')
  }

  /** The parcel was not accepted at the door, or not picked up. */
  async #sendBack(index: number): Promise<void> {
    const found = this.#parcel(index)
    if (!found || !(found.status === 'preparing' || waitsToBeFetched(found))) return
    const parcel = { id: randomUUID(), of: this.order, shopId: index + 1, returnCode: randomUUID(), now: this.#now }
    this.#had.set(parcel.id, new Map((await this.#items()).map(({ combination }, at) => [at + 1, combination])))
    const done = await sendBack(this.#subject.ports, parcel)
    this.#meet(done.ok ? 'sent back' : done.failure.code)
    if (done.ok) this.#moveParcel(index, 'sent_back')
  }

  /** Collects the cash of the parcels that were accepted. */
  #collect(): void {
    const { parcels: after, payment } = this.record
    if (payment.status !== 'on_delivery') return
    const came = after.filter(({ events }) => receivedAt(events) !== null).map(({ shopId }) => shopId)
    change(this.books.orders, this.order.id, { cashOf: came })
    this.captured = this.cashOf(came)
    // Parcels that were not accepted reduce the amount to pay first; wait for those cancellations.
    if (this.requests.some(({ kind, status }) => kind === 'cancel' && status === 'waiting')) return
    if (after.every((one) => (one.status === 'delivered' && !waitsToBeFetched(one)) || one.status === 'cancelled'))
      change(this.books.orders, this.order.id, {
        payment: { ...payment, status: came.length > 0 ? 'paid' : 'failed' },
      })
    closeRefunded(this.books, this.order.id)
  }

  /** The cash collected with parcels of these shops. */
  cashOf(came: readonly number[]): number {
    const { snapshot, payment, giftTotal } = this.record
    const requests = this.requests.flatMap(({ kind, status, ...request }): readonly BalanceRequest[] =>
      kind === 'exchange' || status === 'refused' ? [] : [{ ...request, kind, status }],
    )
    const { parcels } = orderBalance({ ...payment, shops: snapshot.shops, gift: giftTotal }, requests)
    return parcels.filter(({ shopId }) => came.includes(shopId)).reduce((sum, { money }) => sum + money, 0)
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
          const given = [...this.refunded.values()].reduce((sum, part) => sum + part, 0)
          if (given + amount > this.captured) {
            this.#meet('refused by the bank')
            return fail({ kind: 'refused', reason: 'more than is left' })
          }
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

const isSettled = ({ status }: RequestRecord): boolean => status === 'approved' || status === 'refunded'
const unitsOf = ({ lines }: RequestRecord): string =>
  JSON.stringify(lines.map(({ line, quantity }) => [line, quantity]))

const recordsOf = ({ goods, orders, requests, sales }: RefundBooks): readonly unknown[] =>
  [orders, requests, sales, goods.products, goods.codes, goods.uses].flatMap((table) => [...table.values()])
const isChanged = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length !== after.length || before.some((record, index) => record !== after[index])
