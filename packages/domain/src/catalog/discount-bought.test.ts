import { describe, expect, it } from 'vitest'
import { discountBought, discountLabel } from './discount-bought.ts'

describe('L5 discountBought', () => {
  it('is what is gone of the share', () => {
    expect(discountBought({ maxQuantity: 36, originalQuantity: 100 })).toBe(64)
    expect(discountBought({ maxQuantity: 100, originalQuantity: 100 })).toBe(0)
    expect(discountBought({ maxQuantity: 0, originalQuantity: 100 })).toBe(100)
  })
  it('has its default label', () => expect(discountLabel).toBe('İndirimli Ürün'))
})
