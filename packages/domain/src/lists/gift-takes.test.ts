import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameLine } from '../cart/cart-lines.ts'
import { productId } from '../kernel/ids.ts'
import { type GiftTake, maxGiftTakes, takeGift, visibleGifts } from './gift-takes.ts'

const owner = 'elif'
const line = fc.record({
  productId: fc.integer({ min: 1, max: 40 }).map(productId),
  attrId: fc.constantFrom('', '3;7'),
})
const visitor = fc.constantFrom(owner, 'mert', 'nazlı', 'can')
const history = fc.array(fc.record({ item: line, visitor }), { maxLength: 120 })

/** The reservations after all visitors pressed. */
const after = (presses: readonly { readonly item: GiftTake | Omit<GiftTake, 'taker'>; readonly visitor: string }[]) => {
  let takes: readonly GiftTake[] = []
  for (const { item, visitor } of presses) {
    const taken = takeGift(takes, { item, visitor, owner })
    if (taken.ok && taken.value) takes = [...takes, { productId: item.productId, attrId: item.attrId, taker: visitor }]
  }
  return takes
}

describe('takeGift', () => {
  it('gives a product to one visitor, never to the owner, and at most the limit to each visitor', () => {
    fc.assert(
      fc.property(history, (presses) => {
        const takes = after(presses)
        for (const take of takes) expect(takes.filter((other) => isSameLine(other, take))).toEqual([take])
        expect(takes.some(({ taker }) => taker === owner)).toBe(false)
        for (const { taker } of takes)
          expect(takes.filter((take) => take.taker === taker).length).toBeLessThanOrEqual(maxGiftTakes)
      }),
    )
  })

  it('ignores a second press, and refuses another visitor', () => {
    const item = { productId: productId(1), attrId: '' }
    const takes = [{ ...item, taker: 'mert' }]
    expect(takeGift(takes, { item, visitor: 'mert', owner })).toEqual({ ok: true, value: false })
    expect(takeGift(takes, { item, visitor: 'can', owner })).toEqual({ ok: false, failure: 'taken' })
    expect(takeGift(takes, { item: { ...item, attrId: '3' }, visitor: 'can', owner })).toEqual({
      ok: true,
      value: true,
    })
  })

  it('refuses one more than the limit', () => {
    const takes = Array.from({ length: maxGiftTakes }, (_, at) => ({
      productId: productId(at + 1),
      attrId: '',
      taker: 'can',
    }))
    const item = { productId: productId(99), attrId: '' }
    expect(takeGift(takes.slice(1), { item, visitor: 'can', owner })).toMatchObject({ value: true })
    expect(takeGift(takes, { item, visitor: 'can', owner })).toEqual({ ok: false, failure: 'too-many' })
    expect(takeGift(takes, { item, visitor: 'mert', owner })).toMatchObject({ value: true })
  })
})

describe('the owner of a gift list', () => {
  it('sees no taken gift, neither in the list nor by pressing', () => {
    fc.assert(
      fc.property(history, line, (presses, item) => {
        const takes = after(presses)
        expect(visibleGifts(takes, { visitor: owner, owner })).toEqual([])
        expect(takeGift(takes, { item, visitor: owner, owner })).toEqual(takeGift([], { item, visitor: owner, owner }))
      }),
    )
  })

  it('is the only one: others see each take, and which are theirs, but not whose', () => {
    fc.assert(
      fc.property(history, (presses) => {
        const takes = after(presses)
        const seen = visibleGifts(takes, { visitor: 'can', owner })
        expect(seen.map(({ mine }) => mine)).toEqual(takes.map(({ taker }) => taker === 'can'))
        expect(JSON.stringify(seen)).not.toMatch(/mert|nazlı/)
      }),
    )
  })
})
