import { type GatewayFailure, savedCardId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { cartTotals } from '@market/domain/cart'
import type { CardPayment, OtherPayment, PaymentDraft, PaymentGateway } from '@market/domain/checkout'
import { anonymousUser, type User } from '@market/domain/session'
import { memoryCart } from '@market/commerce/testing'
import {
  aCartItem,
  aCartShop,
  aMember,
  aSavedCard,
  memoryOrderPayments,
  memoryPayments,
  memorySavedCards,
  memorySession,
  memoryTokens,
  notFound,
  recordedApp,
  refused,
  setClock,
} from '@market/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCartStore } from '../cart/cart-store.ts'
import { makeSessionStore } from '../session/session-store.ts'
import { afterFrames, drawMarbles } from '../testing/draw-marbles.ts'
import { makePaymentStore } from './payment-store.ts'
import { paymentView } from './payment-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline = async () => ({ ok: false, failure: { kind: 'offline' } satisfies GatewayFailure }) as const
const typed = { number: '4000 0000 0000 0002', name: 'Ada Deneme', expiry: '12/30', cvc: '123' }
const { id: saved } = aSavedCard()
const draft: PaymentDraft = {
  owner: '',
  method: 'bkm',
  cardName: 'Ada Deneme',
  installment: 3,
  acceptedVersion: '2026-11',
}

interface Stage {
  /** Changes the payment gateway that the store calls. */
  readonly payments?: (real: PaymentGateway) => Partial<PaymentGateway>
  readonly member?: boolean
  readonly draft?: PaymentDraft
}
/** A shopper at the payment step of a cart with one line; every way to pay is available. */
const setUp = async ({ payments: change = () => ({}), member = false, draft: kept }: Stage = {}) => {
  const item = aCartItem()
  const cart = memoryCart([aCartShop({ items: [item] })])
  await cart.add({ productId: item.productId, attrId: item.attrId, quantity: 1 })
  const cards = member ? [aSavedCard()] : []
  const bank = memoryPayments({ cart, saved: cards })
  const others = memoryOrderPayments(cart, bank)
  const tokens = memoryTokens()
  const credentials = { username: 'ada@ornek.test', password: 'Deneme123' }
  const session = makeSessionStore({ gateway: memorySession([{ ...credentials, user: aMember() }], tokens), tokens })
  if (member) await session.login(credentials)
  const cartStore = makeCartStore({ gateway: cart, app: recordedApp() })
  await cartStore.load()
  const byCard: CardPayment[] = []
  const otherwise: OtherPayment[] = []
  const drafts: PaymentDraft[] = []
  const begun: number[] = []
  const real: PaymentGateway = {
    ...others.payments,
    init: async () => {
      const start = await others.payments.init()
      return start.ok
        ? succeed({ ...start.value, methods: start.value.methods.map((one) => ({ ...one, available: true })) })
        : start
    },
  }
  const payments = { ...real, ...change(real) }
  let keys = 0
  const store = makePaymentStore({
    payments: {
      ...payments,
      payByCard: (payment) => {
        byCard.push(payment)
        return payments.payByCard(payment)
      },
    },
    tokenizer: bank.tokenizer,
    others: {
      ...others,
      pay: (payment) => {
        otherwise.push(payment)
        return others.pay(payment)
      },
    },
    storedCards: others.tokenizer,
    savedCards: memorySavedCards(cards),
    session,
    cart: cartStore,
    clock: setClock(),
    drafts: { read: () => kept, write: (one) => void drafts.push(one) },
    newKey: () => `anahtar-${(keys += 1)}`,
    onBegun: () => void begun.push(byCard.length + otherwise.length),
  })
  const stop = store.start()
  await vi.advanceTimersByTimeAsync(0)
  const state = store.state.current
  const order = () => {
    const { order: found } = state()
    if (!found) throw new Error('no order')
    return found
  }
  const view = () => paymentView({ ...state(), order: order() }, setClock().now())
  const accept = () => store.enter({ type: 'accepted', version: order().contract.version })
  const fill = () => {
    store.enter({ type: 'card', card: typed })
    accept()
  }
  const adopt = (user: User) =>
    session.adopt({ user, accessToken: `belirtec-${user.userId}`, listingKey: '', messages: [] })
  return { store, stop, state, view, order, accept, fill, adopt, cart, cartStore, byCard, otherwise, drafts, begun }
}

describe('the order to be paid', () => {
  it('is loaded with its contract, open payments and the member’s cards', async () => {
    const { state, order, view } = await setUp({ member: true })
    expect(state()).toMatchObject({ failure: undefined, reading: false })
    expect(order().cards.map(({ id }) => id)).toEqual([saved])
    expect(view()).toMatchObject({ method: 'credit_card', byCard: true, byButton: true, saved: { id: saved } })
  })

  it('stays with its input if it cannot be loaded again, and says why', async () => {
    let failing = false
    const { store, state, fill } = await setUp({
      payments: (real) => ({ init: () => (failing ? offline() : real.init()) }),
    })
    fill()
    failing = true
    await store.reload()
    expect(state()).toMatchObject({ failure: { kind: 'offline' }, reading: false, form: { card: typed } })
    failing = false
    await store.reload()
    expect(state().failure).toBeUndefined()
  })

  it('is loaded without saved cards and open payments if these fail', async () => {
    const { order } = await setUp({ payments: () => ({ open: offline }) })
    expect(order()).toMatchObject({ unsettled: [], cards: [] })
  })

  it('begins with the buyer’s own draft alone', async () => {
    const own = await setUp({ draft })
    expect([own.view().method, own.view().ticked, own.state().form.installment]).toEqual(['bkm', true, 3])
    const other = await setUp({ draft: { ...draft, owner: 'baska@ornek.test' } })
    expect([other.view().method, other.view().ticked, other.state().form.installment]).toEqual([
      'credit_card',
      false,
      1,
    ])
  })
})

describe('the instalments of a card', () => {
  /** `?` while they are loading, the card's first digit once they are there, `-` without a card. */
  const letter = ({ view, state }: Awaited<ReturnType<typeof setUp>>) =>
    view().asking ? '?' : view().offer ? state().form.card.number.slice(0, 1) : '-'
  const cardOf = (first: string) => ({ type: 'card', card: { ...typed, number: first.padEnd(6, '0') } }) as const

  it('are those of the card that was typed last, in whatever order the answers arrive', async () => {
    const made = await setUp({
      payments: (real) => ({
        installments: (of) => afterFrames(of.firstDigits.startsWith('4') ? 6 : 2, () => real.installments(of)),
      }),
    })
    const { store } = made
    const inputs = 'a-b------'
    const actions = { a: () => store.enter(cardOf('4')), b: () => store.enter(cardOf('5')) }
    expect(await drawMarbles(inputs, actions, () => letter(made))).toBe('???555555')
  })

  it('are not asked for before six digits, nor kept for a card that is cleared', async () => {
    const asked: string[] = []
    const made = await setUp({
      payments: (real) => ({
        installments: (of) => {
          asked.push(of.firstDigits)
          return afterFrames(1, () => real.installments(of))
        },
      }),
    })
    const { store } = made
    const digits = (number: string) => () => store.enter({ type: 'card', card: { ...typed, number } })
    const actions = { a: digits('4000 0'), b: digits('4000 00'), c: digits('4000 0000'), d: digits('') }
    expect(await drawMarbles('a-b-c-d-', actions, () => letter(made))).toBe('--4444--')
    expect(asked).toEqual(['400000'])
  })

  it('delay an order with chosen instalments, but not one in a single payment', async () => {
    const made = await setUp({
      payments: (real) => ({ installments: (of) => afterFrames(2, () => real.installments(of)) }),
    })
    const { store, fill, byCard, view } = made
    fill()
    store.enter({ type: 'installment', count: 3 })
    expect(view().unknown).toBe(true)
    expect(await store.submit()).toBeUndefined()
    expect(byCard).toEqual([])
    await drawMarbles('--', {}, () => '')
    expect(view()).toMatchObject({ unknown: false, plan: { count: 3 } })
    await store.submit()
    expect(byCard).toMatchObject([{ installment: 3 }])
  })
})

describe('an attempt to pay', () => {
  it('leads to the bank’s page, and is sent once for two presses', async () => {
    const { store, fill, byCard, begun, drafts } = await setUp()
    fill()
    const answers = await Promise.all([store.submit(), store.submit()])
    expect(answers).toEqual([{ to: 'bank', url: 'https://banka.test/3d/1' }, undefined])
    expect(byCard).toHaveLength(1)
    // Pages ask for the payment from before the request on, since its answer may be lost.
    expect(begun).toEqual([0])
    expect(drafts).toMatchObject([{ method: 'credit_card', acceptedVersion: '2026-11' }])
  })

  it('leads to what is missing first: the card, then the choice of a method, then the contract', async () => {
    const { store, state, otherwise, byCard } = await setUp()
    expect(await store.submit()).toEqual({ to: 'field', field: 'number' })
    expect(state().form).toMatchObject({ tried: true, busy: false, problem: undefined })
    store.enter({ type: 'method', method: 'bank_transfer' })
    expect(await store.submit()).toEqual({ to: 'field', field: 'bank' })
    expect(state().form.problem).toEqual({ kind: 'other', field: 'bank' })
    store.enter({ type: 'method', method: 'pttem_card' })
    expect(await store.submit()).toEqual({ to: 'field', field: 'stored-card' })
    store.enter({ type: 'method', method: 'bkm' })
    expect(await store.submit()).toEqual({ to: 'field', field: 'contract' })
    expect(state().form.problem).toEqual({ kind: 'contract' })
    expect([...byCard, ...otherwise]).toEqual([])
  })

  it.each([
    ['bkm', { to: 'bank', url: 'https://banka.test/bkm/1' }, 1],
    ['bank_transfer', { to: 'transfer', trialUrl: null }, 0],
    [
      'pay_with_url',
      { to: 'link', link: 'https://banka.test/link/1', paymentId: 'diger-odeme-1', until: '2026-11-23T09:00:00Z' },
      0,
    ],
  ] as const)('by %s leads to %o, and leaves %i products in the cart', async (method, next, left) => {
    const { store, accept, cartStore } = await setUp()
    store.enter({ type: 'method', method })
    store.enter({ type: 'choice', choice: { bankAccountId: 2, cardNumber: '' } })
    accept()
    expect(await store.submit()).toEqual(next)
    await vi.advanceTimersByTimeAsync(0)
    expect(cartStore.state.current().cart?.count).toBe(left)
  })

  it('loads the order again when its total has changed, and shows why', async () => {
    const { store, state, fill, cart, view } = await setUp({
      payments: (real) => ({ init: () => afterFrames(2, real.init) }),
    })
    await drawMarbles('---', {}, () => '')
    fill()
    const before = view().total
    const item = aCartItem()
    await cart.add({ productId: item.productId, attrId: item.attrId, quantity: 1 })
    // `p` while paying, `r` while reading again, `-` otherwise.
    const letter = () => (state().reading ? 'r' : state().form.busy ? 'p' : '-')
    expect(await drawMarbles('s---', { s: () => void store.submit() }, letter)).toBe('r---')
    expect(state().form).toMatchObject({ problem: { kind: 'failure', failure: { status: 409 } }, card: { cvc: '' } })
    expect([view().total > before, view().total]).toEqual([true, cartTotals(cart.current()).total])
  })

  it('loads the order again when the saved card was removed elsewhere', async () => {
    let read = 0
    const { store, state } = await setUp({
      member: true,
      payments: (real) => ({
        init: () => {
          read += 1
          return real.init()
        },
        payBySavedCard: async () => notFound('Kayıtlı kart bulunamadı.'),
      }),
    })
    expect(await store.submit()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(0)
    expect([read, state().form.problem]).toMatchObject([2, { failure: { kind: 'not-found' } }])
  })

  it('has the same key until it is answered, and another after a refusal or a change', async () => {
    const answers = [offline(), offline(), refused(422, 'Red'), refused(422, 'Red'), refused(422, 'Red')]
    const { store, fill, byCard } = await setUp({
      payments: () => ({ payByCard: async () => answers.shift() ?? refused(500, '') }),
    })
    for (const count of [1, 1, 1, 1, 3]) {
      fill()
      await vi.advanceTimersByTimeAsync(0)
      store.enter({ type: 'installment', count })
      await store.submit()
    }
    expect(byCard.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'anahtar-1',
      'anahtar-1',
      'anahtar-1',
      'anahtar-2',
      'anahtar-3',
    ])
  })

  it('can be made again after the browser restored the page', async () => {
    const { store, state, fill } = await setUp()
    fill()
    await store.submit()
    expect(state().form.busy).toBe(true)
    store.comeBack()
    expect(state()).toMatchObject({ reading: true, form: { busy: false, card: { number: typed.number, cvc: '' } } })
  })

  it('saves a typed card for a member alone', async () => {
    const guest = await setUp()
    const member = await setUp({ member: true })
    for (const { store, fill } of [guest, member]) {
      store.enter({ type: 'saved-card', id: null })
      store.enter({ type: 'keep', keep: true })
      fill()
      await store.submit()
    }
    expect([guest.byCard, member.byCard].map(([payment]) => payment?.saveCard)).toEqual([false, true])
  })
})

describe('another buyer', () => {
  const other = aMember({ userId: 'uye-2', email: 'baska@ornek.test' })
  const counted = async () => {
    let read = 0
    const made = await setUp({
      member: true,
      payments: (real) => ({
        init: () => {
          read += 1
          return real.init()
        },
      }),
    })
    made.store.enter({ type: 'saved-card', id: savedCardId('kart-9') })
    made.store.enter({ type: 'card', card: typed })
    return { ...made, read: () => read }
  }

  it('sees no card of a member whose session ended, and the own order', async () => {
    const { adopt, state, read } = await counted()
    adopt(anonymousUser)
    expect([read(), state().form.card]).toEqual([1, typed])
    adopt(other)
    await vi.advanceTimersByTimeAsync(0)
    expect([read(), state().form.card.number, state().form.savedCard]).toEqual([2, '', undefined])
  })

  it('is not the member who logs in again', async () => {
    const { adopt, state, read } = await counted()
    adopt(anonymousUser)
    adopt(aMember())
    await vi.advanceTimersByTimeAsync(0)
    expect([read(), state().form.card]).toEqual([1, typed])
  })

  it('is not followed once the step is left', async () => {
    const { adopt, stop, read } = await counted()
    stop()
    adopt(anonymousUser)
    adopt(other)
    await vi.advanceTimersByTimeAsync(0)
    expect(read()).toBe(1)
  })
})

it('an order that costs nothing is placed by the gift code’s way, without a card', async () => {
  const { store, accept, otherwise } = await setUp({
    payments: (real) => ({
      init: async () => {
        const start = await real.init()
        return start.ok
          ? succeed({ ...start.value, cart: { ...start.value.cart, giftCodeAmount: kurus(10_000_000) } })
          : start
      },
    }),
  })
  accept()
  await store.submit()
  expect(otherwise).toMatchObject([{ instrument: { method: 'gift_code' }, total: 0 }])
})
