import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, aSavedCard, memoryPayments, setClock, testCards, valueOf } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '../cart/cart-totals.ts'
import { productId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import type { Card } from './card-tokenizer.ts'
import { placeCardOrder } from './place-card-order.ts'
import type { SavedCard } from './saved-card.ts'

const setUp = async ({ saved = [] }: { readonly saved?: readonly SavedCard[] } = {}) => {
  const cart = memoryCart([aCartShop({ items: [aCartItem()] })])
  await cart.add({ productId: productId(1001), attrId: '', quantity: 1 })
  const payments = memoryPayments({ cart, saved })
  const seen: Card[] = []
  const tokenizer: typeof payments.tokenizer = {
    tokenize: (card, url) => {
      seen.push(card)
      return payments.tokenizer.tokenize(card, url)
    },
  }
  const start = await valueOf(payments.init())
  const { version } = await valueOf(payments.contract())
  const order = {
    card: { ...testCards.accepted, number: '4000 0000 0000 0002', name: ' ADA DENEME ', year: '30' },
    tokenizerUrl: start.tokenizerUrl,
    installment: 1,
    total: cartTotals(start.cart).total,
    cartRevision: start.cart.revision,
    contractVersion: version,
    contractAccepted: true,
    idempotencyKey: 'deneme-1',
  }
  return { deps: { payments, tokenizer, clock: setClock() }, order, seen }
}

describe('placeCardOrder', () => {
  it('sends the clean card to the tokenizer and pays with its token', async () => {
    const { deps, order, seen } = await setUp()
    const started = await valueOf(placeCardOrder(deps)(order))
    expect(seen).toEqual([testCards.accepted])
    deps.payments.settle()
    expect((await valueOf(deps.payments.paymentStatus(started.paymentId))).status).toBe('paid')
  })

  it('sends no invalid card, and nothing without the contract', async () => {
    const { deps, order, seen } = await setUp()
    const broken = { ...order, card: { ...order.card, cvc: '' }, contractAccepted: false }
    expect(await placeCardOrder(deps)(broken)).toEqual({
      ok: false,
      failure: {
        kind: 'invalid',
        problems: [
          { field: 'cvc', problem: 'required' },
          { field: 'contract', problem: 'required' },
        ],
      },
    })
    expect(seen).toEqual([])
  })

  it('pays by a saved card without the tokenizer', async () => {
    const { deps, order, seen } = await setUp({ saved: [aSavedCard()] })
    const started = await valueOf(placeCardOrder(deps)({ ...order, card: aSavedCard() }))
    expect(seen).toEqual([])
    deps.payments.settle()
    expect((await valueOf(deps.payments.paymentStatus(started.paymentId))).status).toBe('paid')
  })

  it('refuses an expired saved card without a request', async () => {
    const { deps, order } = await setUp()
    const card = aSavedCard({ expiry: '01/2020' })
    expect(await placeCardOrder(deps)({ ...order, card, contractAccepted: false })).toEqual({
      ok: false,
      failure: {
        kind: 'invalid',
        problems: [
          { field: 'expiry', problem: 'expired' },
          { field: 'contract', problem: 'required' },
        ],
      },
    })
  })

  it('sends the card number only to the tokenizer', async () => {
    const { deps, order } = await setUp()
    const sent: string[] = []
    const payments: typeof deps.payments = {
      ...deps.payments,
      payByCard: (payment) => {
        sent.push(JSON.stringify(payment))
        return deps.payments.payByCard(payment)
      },
    }
    await valueOf(placeCardOrder({ ...deps, payments })(order))
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toContain(testCards.accepted.number)
    expect(sent[0]).not.toContain(order.card.number)
    expect(sent[0]).not.toContain('"cvc"')
  })

  it('returns the refusal of the payment or the tokenizer', async () => {
    const { deps, order } = await setUp()
    const dearer = await placeCardOrder(deps)({ ...order, total: kurus(order.total - 1) })
    expect(dearer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 409 } })
    const nowhere = await placeCardOrder(deps)({ ...order, tokenizerUrl: 'https://baska.test' })
    expect(nowhere).toEqual({ ok: false, failure: { kind: 'offline' } })
  })
})
