import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, hostileText, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import { applyGiftCode } from './apply-gift-code.ts'
import { cartTotals } from './cart-totals.ts'
import { giftCodeProblems, maxGiftCodeLength, normalizeGiftCode } from './gift-code.ts'

const one = aCartItem()
const other = aCartItem({ productId: productId(1002) })
const filled = async () => {
  const cart = memoryCart([aCartShop({ items: [one, other] })])
  await cart.add({ ...one, quantity: 2 })
  await cart.add({ ...other, quantity: 1 })
  return cart
}

describe('gift codes', () => {
  it('are read however they are spaced and cased', () => {
    expect(normalizeGiftCode(' yeni-yil 50 ')).toBe('YENIYIL50')
    expect(normalizeGiftCode(' yeni – yil 50 ')).toBe('YENIYIL50')
  })

  it('are Latin letters and digits', () => {
    expect(giftCodeProblems('YENIYIL50')).toEqual([])
    expect(giftCodeProblems('')).toEqual([{ field: 'giftCode', problem: 'required' }])
    for (const wrong of ['YENİYIL', 'A'.repeat(maxGiftCodeLength + 1), "A'--", '٥٠'])
      expect(giftCodeProblems(wrong)).toEqual([{ field: 'giftCode', problem: 'invalid' }])
  })

  it('V6 of digits alone are the numbers of gift cards: 16 digits from 8', () => {
    expect(giftCodeProblems(normalizeGiftCode('8000 0000 0000 0001'))).toEqual([])
    for (const wrong of ['800000000000001', '7000000000000001', '50'])
      expect(giftCodeProblems(wrong)).toEqual([{ field: 'giftCode', problem: 'invalid' }])
  })

  it('stay as they are when made ready twice', () => {
    fc.assert(
      fc.property(hostileText, (text) => normalizeGiftCode(normalizeGiftCode(text)) === normalizeGiftCode(text)),
    )
  })

  it('C2 cover goods and cargo, never more', async () => {
    const cart = await filled()
    const { giftCodes } = cart
    cart.issueCode('BUYUK', kurus(9_000_000))
    cart.issueCode('KUCUK', kurus(1_000))
    const before = cartTotals(cart.current()).total
    const small = await valueOf(applyGiftCode({ giftCodes })('ku-cuk'))
    expect(cartTotals(small).total).toBe(before - 1_000)
    expect(cartTotals(await valueOf(applyGiftCode({ giftCodes })(' buyuk '))).total).toBe(0)
  })

  it('are not sent when they cannot be one, and a refusal says why', async () => {
    const { giftCodes } = await filled()
    expect(await applyGiftCode({ giftCodes })('  ')).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await applyGiftCode({ giftCodes })('YOK')).toMatchObject({
      failure: { kind: 'refused', message: 'cart/gift-code-unknown' },
    })
  })
})
