import { memoryCart } from '@market/commerce/testing'
import { aCartShop, memoryOrderPayments, memoryPayments } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '../cart/cart-totals.ts'
import { type OtherOrder, payOtherwise } from './pay-otherwise.ts'

const prepare = async () => {
  const shop = aCartShop()
  const cart = memoryCart([shop])
  for (const { productId, attrId } of shop.items) await cart.add({ productId, attrId, quantity: 1 })
  const payments = memoryPayments({ cart })
  const others = memoryOrderPayments(cart, payments)
  const contract = await payments.contract()
  const order: OtherOrder = {
    method: 'bkm',
    bankAccountId: undefined,
    cardNumber: '',
    tokenizerUrl: 'https://banka.test/tokenize',
    total: cartTotals(cart.current()).total,
    cartRevision: cart.current().revision,
    contractVersion: contract.ok ? contract.value.version : '',
    contractAccepted: true,
    idempotencyKey: 'bir',
  }
  const pay = (given: Partial<OtherOrder>) =>
    payOtherwise({ others, storedCards: others.tokenizer })({ ...order, ...given })
  return { pay, cart }
}
const invalid = (...problems: readonly object[]) => ({ ok: false, failure: { kind: 'invalid', problems } })

describe('paying otherwise than by bank card', () => {
  it('begins with what the way to pay needs', async () => {
    const { pay } = await prepare()
    expect(await pay({})).toMatchObject({ ok: true, value: { transfer: null } })
    expect(await pay({ method: 'bank_transfer', bankAccountId: 2, idempotencyKey: 'iki' })).toMatchObject({ ok: true })
  })

  it('V6 pays with a stored card whose number has spaces', async () => {
    const { pay } = await prepare()
    expect(await pay({ method: 'pttem_card', cardNumber: '8000 0000 0000 0001' })).toMatchObject({ ok: true })
  })

  it('sends nothing as long as something is missing', async () => {
    const { pay, cart } = await prepare()
    expect(await pay({ method: 'bank_instant' })).toMatchObject(invalid({ field: 'bank', problem: 'required' }))
    expect(await pay({ method: 'market_card' })).toMatchObject(invalid({ field: 'card', problem: 'required' }))
    const wrong = await pay({ method: 'pttem_card', cardNumber: '7000000000000001', contractAccepted: false })
    expect(wrong).toMatchObject(
      invalid({ field: 'card', problem: 'invalid' }, { field: 'contract', problem: 'required' }),
    )
    expect(cart.current().count).toBe(1)
  })
})
