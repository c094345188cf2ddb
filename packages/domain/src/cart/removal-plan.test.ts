import { describe, expect, it } from 'vitest'
import { removalPlan } from './removal-plan.ts'

const pen = { productId: 1, attrId: '' }
const redInk = { productId: 2, attrId: '5' }
const blueInk = { productId: 2, attrId: '6' }
const cart = (...lines: readonly (typeof pen)[]) => ({ shops: lines.map((line) => ({ items: [line] })) })

describe('C8 removalPlan', () => {
  it('of the only item empties the cart and needs no second check', () => {
    expect(removalPlan(cart(pen), pen)).toEqual({
      confirmation: 'one',
      recheck: false,
      appMessage: 'remove_all_products',
    })
  })

  it('of one of several items checks the cart again', () => {
    expect(removalPlan(cart(pen, redInk), pen)).toEqual({
      confirmation: 'one',
      recheck: true,
      appMessage: 'remove_from_cart',
    })
  })

  it('keeps the other combination of a product', () => {
    expect(removalPlan(cart(redInk, blueInk), redInk).appMessage).toBe('remove_from_cart')
  })

  it('of an item with a related product takes both', () => {
    const withRelated = { ...pen, relatedProductId: 2 }
    expect(removalPlan(cart(pen, redInk), withRelated)).toEqual({
      confirmation: 'related',
      recheck: true,
      appMessage: 'remove_all_products',
    })
    expect(removalPlan(cart(pen, redInk, { productId: 3, attrId: '' }), withRelated).appMessage).toBe(
      'remove_from_cart',
    )
  })

  it('without an item takes all', () => {
    expect(removalPlan(cart(pen, redInk))).toEqual({
      confirmation: 'all',
      recheck: true,
      appMessage: 'remove_all_products',
    })
    expect(removalPlan(cart()).recheck).toBe(false)
  })
})
