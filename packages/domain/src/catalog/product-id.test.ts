import { expect, it } from 'vitest'
import { productId } from './product-id.ts'

it('makes ids of whole numbers from 1, and says what another was meant to be', () => {
  expect(productId(1)).toBe(1)
  for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => productId(wrong)).toThrow(`not a ProductId: ${wrong}`)
})
