import { expect, it } from 'vitest'
import { shopId } from './shop-id.ts'

it('says what a wrong number was meant to be', () => {
  expect(shopId(1)).toBe(1)
  expect(() => shopId(0)).toThrow('not a ShopId: 0')
})
