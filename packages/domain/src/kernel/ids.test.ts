import { expect, it } from 'vitest'
import { listSlug, productId, shopId } from './ids.ts'

it.each([0, -1, 1.5, Number.NaN])('says which id %s was meant to be', (wrong) => {
  expect(() => productId(wrong)).toThrow(`not a ProductId: ${wrong}`)
  expect(() => shopId(wrong)).toThrow(`not a ShopId: ${wrong}`)
})

it('says which id an empty text was meant to be', () => expect(() => listSlug('')).toThrow('not a ListSlug: empty'))

it('keeps a right value as it is', () => expect([productId(1), shopId(1), listSlug('yaz')]).toEqual([1, 1, 'yaz']))
