import { type GatewayFailure, orderId, productId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { CancelableItem, CancelCommand, CancelGateway, CancelLine, ExchangeCommand } from '@market/domain/orders'
import { memoryCancels, refused, setClock } from '@market/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFrames, drawMarbles } from '../testing/draw-marbles.ts'
import { makeCancelStore } from './cancel-store.ts'
import { cancelView } from './cancel-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const number = orderId('GV-1')
const offline = async () => ({ ok: false, failure: { kind: 'offline' } satisfies GatewayFailure }) as const
const item = (id: number, more: Partial<CancelableItem> = {}): CancelableItem => ({
  productId: productId(id),
  attrId: 'm',
  name: `Ürün ${id}`,
  url: '',
  image: '',
  shopName: 'Çınar Giyim',
  quantity: 2,
  kind: 'cancel',
  refund: kurus(id * 100),
  returnUntil: null,
  exchangeFor: [],
  exchangeAt: null,
  ...more,
})
const lineOf = (of: CancelableItem, more: Partial<CancelLine> = {}): CancelLine => ({
  productId: of.productId,
  attrId: of.attrId,
  quantity: of.quantity,
  reason: of.kind === 'cancel' ? 1 : 3,
  note: '',
  ...more,
})
const noPhotos = async () => succeed(undefined)

const setUp = (
  items: readonly CancelableItem[],
  change: (real: CancelGateway) => Partial<CancelGateway> = () => ({}),
) => {
  const real = memoryCancels({ orderId: number, email: '', items })
  const gateway = { ...real, ...change(real) }
  const sent: CancelCommand[] = []
  const exchanged: ExchangeCommand[] = []
  let keys = 0
  const store = makeCancelStore({
    orderId: number,
    cancels: {
      ...gateway,
      cancel: (command) => {
        sent.push(command)
        return gateway.cancel(command)
      },
      exchange: (command) => {
        exchanged.push(command)
        return gateway.exchange(command)
      },
    },
    clock: setClock(),
    newKey: () => `anahtar-${(keys += 1)}`,
  })
  const choose = (line: CancelLine) => store.enter({ type: 'chosen', item: line, line })
  const settled = () => vi.advanceTimersByTimeAsync(0)
  const state = store.state.current
  return { store, state, view: () => cancelView(state(), setClock().now()), choose, settled, sent, exchanged }
}
const one = item(1)
const other = item(2)

describe('the form', () => {
  it('opens empty with what can be given back, and again empty after it was closed', async () => {
    const { store, state, choose } = setUp([one, other])
    expect(await store.open(false)).toBe(true)
    expect(state()).toMatchObject({ open: true, lines: [], choices: { items: [one, other] } })
    choose(lineOf(one))
    store.enter({ type: 'pickup-day', day: '2026-11-25' })
    store.enter({ type: 'closed' })
    await store.open(false)
    expect(state()).toMatchObject({ open: true, lines: [] })
    expect(state().pickupDay).toBeUndefined()
  })

  it('asks for a proof of the address where the order belongs to another session', async () => {
    const missing = async () => ({ ok: false, failure: { kind: 'not-found', message: 'Yok.' } }) as const
    const { store, state } = setUp([one], () => ({ cancelable: missing }))
    expect(await store.open(true)).toBe(false)
    expect(state().problem).toBeUndefined()
    expect(await store.open(false)).toBe(true)
    expect(state().problem).toMatchObject({ kind: 'failure', failure: { kind: 'not-found' } })
  })
})

describe('the refund', () => {
  it('is loaded as soon as the selection is complete', async () => {
    const { store, state, choose, settled } = setUp([one, other])
    await store.open(false)
    choose(lineOf(one, { reason: 0 }))
    await settled()
    expect(state()).toMatchObject({ busy: false, summary: undefined })
    choose(lineOf(one))
    expect(state().busy).toBe(true)
    await settled()
    expect(state()).toMatchObject({ busy: false, summary: { total: 100 } })
    // Another reason does not change it.
    choose(lineOf(one, { reason: 2, note: 'Neden' }))
    expect(state()).toMatchObject({ busy: false, summary: { total: 100 } })
  })

  it('is that of the lines that are chosen now, in whatever order the answers arrive', async () => {
    const { store, state, choose } = setUp([one, other], (real) => ({
      summary: (request) => afterFrames(request.lines.length === 1 ? 6 : 2, () => real.summary(request)),
    }))
    await store.open(false)
    const actions = { a: () => choose(lineOf(one)), b: () => choose(lineOf(other)) }
    const letter = () => (state().summary ? String(state().summary?.lines.length) : '-')
    // The answer for one line comes after that for both, and is dropped.
    expect(await drawMarbles('a-b------', actions, letter)).toBe('---222222')
  })

  it('is asked for by the first press if it could not be loaded before', async () => {
    let failing = true
    const { store, state, choose, settled } = setUp([one], (real) => ({
      summary: (request) => (failing ? offline() : real.summary(request)),
    }))
    await store.open(false)
    choose(lineOf(one))
    await settled()
    expect(state().problem).toMatchObject({ failure: { kind: 'offline' } })
    failing = false
    expect(await store.submit(noPhotos)).toBe(false)
    expect(state()).toMatchObject({ summary: { total: 100 }, problem: undefined })
  })

  it('names the field that is missing', async () => {
    const { store, state, choose } = setUp([one])
    await store.open(false)
    await store.submit(noPhotos)
    expect(state().problem).toEqual({ kind: 'field', field: 'lines' })
    choose(lineOf(one, { reason: 0 }))
    await store.submit(noPhotos)
    expect(state().problem).toEqual({ kind: 'field', field: 'reason' })
  })
})

describe('a request', () => {
  it('is sent once, with the refund that was shown', async () => {
    const { store, state, choose, settled, sent } = setUp([one])
    await store.open(false)
    choose(lineOf(one))
    await settled()
    expect(await Promise.all([store.submit(noPhotos), store.submit(noPhotos)])).toEqual([true, false])
    expect(sent).toMatchObject([{ expected: { total: 100, giftCode: 0 }, idempotencyKey: 'anahtar-1' }])
    expect(state()).toMatchObject({ open: false, finished: { cancelId: 'IPT-1' } })
  })

  it('has the same key until it is answered', async () => {
    const answers = [offline(), offline()]
    const { store, choose, settled, sent } = setUp([one], (real) => ({
      cancel: (command) => answers.shift() ?? real.cancel(command),
    }))
    await store.open(false)
    choose(lineOf(one))
    await settled()
    const made = []
    for (const _ of [1, 2, 3]) made.push(await store.submit(noPhotos))
    expect(made).toEqual([false, false, true])
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('shows the new refund when another tab has changed it, and is confirmed again', async () => {
    const { store, state, choose, settled, sent } = setUp([one], (gateway) => {
      let changed = false
      return {
        cancel: async (command) => {
          if (changed) return gateway.cancel(command)
          changed = true
          return refused(409, 'İade edilecek tutar değişti.')
        },
      }
    })
    await store.open(false)
    choose(lineOf(one))
    await settled()
    expect(await store.submit(noPhotos)).toBe(false)
    expect(state()).toMatchObject({ summary: { total: 100 }, problem: { failure: { status: 409 } }, busy: false })
    expect(await store.submit(noPhotos)).toBe(true)
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['anahtar-1', 'anahtar-2'])
  })

  it('of a return waits for its photos and takes the courier’s day along; a cancellation has neither', async () => {
    const back = item(3, { kind: 'return', returnUntil: '2026-12-04T00:00:00Z' })
    const { store, state, choose, settled, sent } = setUp([back])
    await store.open(false)
    choose(lineOf(back))
    store.enter({ type: 'pickup-day', day: '2026-11-25' })
    await settled()
    const refusal = async () => refused(422, 'Fotoğraf gönderilemedi.')
    expect(await store.submit(refusal)).toBe(false)
    expect([sent.length, state().problem]).toMatchObject([0, { failure: { message: 'Fotoğraf gönderilemedi.' } }])
    expect(await store.submit(noPhotos)).toBe(true)
    expect(sent).toMatchObject([{ pickupDay: '2026-11-25' }])
    const cancelled = setUp([one])
    await cancelled.store.open(false)
    cancelled.choose(lineOf(one))
    await cancelled.settled()
    await cancelled.store.submit(refusal)
    expect(cancelled.sent).toHaveLength(1)
    expect(cancelled.sent[0]).not.toHaveProperty('pickupDay')
  })
})

describe('units that another tab has given back meanwhile', () => {
  it('leave the form, and the refund of the rest is shown', async () => {
    let begun = 0
    const { store, state, choose, settled } = setUp([one, other], (real) => ({
      cancelable: async (of) => ((begun += 1) === 1 ? real.cancelable(of) : succeed([{ ...other, quantity: 1 }])),
      summary: async (request) =>
        request.lines.some(({ quantity }) => quantity > 1) ? refused(422, 'Adet geçersiz.') : real.summary(request),
    }))
    await store.open(false)
    choose(lineOf(one))
    choose(lineOf(other))
    await settled()
    expect(state().choices?.items).toEqual([{ ...other, quantity: 1 }])
    expect(state().lines).toEqual([lineOf(other, { quantity: 1 })])
    expect(state()).toMatchObject({ busy: false, summary: { total: 100 } })
  })
})

describe('an exchange', () => {
  const sizes = [
    { attrId: 's', name: 'S' },
    { attrId: 'l', name: 'L' },
  ]
  const worn = item(4, { kind: 'return', exchangeFor: sizes })

  it('needs a single whole line and a variant', async () => {
    const { store, state, view, choose, settled, exchanged } = setUp([worn, other])
    await store.open(false)
    choose(lineOf(worn, { quantity: 1 }))
    expect(view().exchangeable).toBeUndefined()
    choose(lineOf(worn))
    store.enter({ type: 'exchange', for: '' })
    await settled()
    expect(view()).toMatchObject({ exchangeable: worn, choosing: true })
    expect(await store.submit(noPhotos)).toBe(false)
    expect(state().problem).toEqual({ kind: 'field', field: 'choice' })
    choose(lineOf(other))
    expect(view()).toMatchObject({ exchangeable: undefined, choosing: false })
    expect(exchanged).toEqual([])
  })

  it('is sent with the courier’s first day, or none at a counter', async () => {
    const counter = { name: 'Nilüfer', address: '', hours: '', from: '2026-11-24' }
    for (const exchangeAt of [null, counter]) {
      const { store, view, choose, settled, exchanged } = setUp([{ ...worn, exchangeAt }])
      await store.open(false)
      choose(lineOf(worn))
      store.enter({ type: 'exchange', for: 'l' })
      await settled()
      const day = view().doorDay
      expect(await store.submit(noPhotos)).toBe(true)
      expect(exchanged).toMatchObject([{ exchangeFor: 'l', ...(exchangeAt ? {} : { pickupDay: day }) }])
      expect(Object.hasOwn(exchanged[0] ?? {}, 'pickupDay')).toBe(exchangeAt === null)
    }
  })

  it('shows the variants that are left when the chosen one is sold out', async () => {
    let left = sizes
    const { store, state, view, choose, settled } = setUp([worn], (real) => ({
      cancelable: async (of) => {
        const items = await real.cancelable(of)
        return items.ok ? succeed(items.value.map((line) => ({ ...line, exchangeFor: left }))) : items
      },
      exchange: async () => {
        left = sizes.slice(0, 1)
        return refused(409, 'Seçtiğiniz ürün az önce tükendi.')
      },
    }))
    await store.open(false)
    choose(lineOf(worn))
    store.enter({ type: 'exchange', for: 'l' })
    await settled()
    expect(await store.submit(noPhotos)).toBe(false)
    expect(state().problem).toMatchObject({ failure: { message: 'Seçtiğiniz ürün az önce tükendi.' } })
    expect(view()).toMatchObject({ exchange: undefined, choosing: true, exchangeable: { exchangeFor: left } })
  })
})
