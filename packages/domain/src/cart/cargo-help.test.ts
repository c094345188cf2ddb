import { aProductCard } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import { cargoHelp, cargoHelpRange, missingForFreeCargo } from './cargo-help.ts'

const shop = { freeCargoOver: kurus(50_000), subTotal: kurus(42_000), cargoTotalPrice: kurus(4_990) }
const cards = (...prices: readonly number[]) =>
  prices.map((price, index) => aProductCard({ id: productId(index + 1), price: kurus(price), stock: 3 }))
const prices = (products: readonly { readonly price: number }[]) => products.map(({ price }) => price)

describe('missingForFreeCargo', () => {
  it('is the amount missing, and zero if shipping is or can never be free', () => {
    expect(missingForFreeCargo(shop)).toBe(8_000)
    expect(missingForFreeCargo({ ...shop, subTotal: kurus(50_000) })).toBe(0)
    expect(missingForFreeCargo({ ...shop, cargoTotalPrice: kurus(0) })).toBe(0)
    expect(missingForFreeCargo({ ...shop, freeCargoOver: null })).toBe(0)
  })
})

describe('cargoHelpRange', () => {
  it('ranges from the missing amount to twice the shipping price more', () => {
    expect(cargoHelpRange(shop)).toEqual({ min: 8_000, max: 17_980 })
  })
  it('is undefined if more than five times the cargo price is missing', () => {
    expect(cargoHelpRange({ ...shop, subTotal: kurus(50_000 - 5 * 4_990) })).toBeDefined()
    expect(cargoHelpRange({ ...shop, subTotal: kurus(50_000 - 5 * 4_990 - 1) })).toBeUndefined()
  })
})

describe('cargoHelp', () => {
  it('takes the cheapest that free the cargo', () => {
    expect(prices(cargoHelp(shop, cards(9_000, 7_999, 8_000, 17_980, 17_981, 8_500, 8_600), []))).toEqual([
      8_000, 8_500, 8_600, 9_000,
    ])
  })
  it('leaves out sold out products and those in the cart', () => {
    const [one, two, three] = cards(8_000, 8_100, 8_200)
    if (!one || !two || !three) throw new Error('no cards')
    expect(prices(cargoHelp(shop, [one, { ...two, stock: 0 }, three], [one.id]))).toEqual([8_200])
  })
  it('frees the cargo with any of them', () => {
    const amount = fc.integer({ min: 0, max: 90_000 }).map(kurus)
    fc.assert(
      fc.property(amount, amount, amount, fc.array(amount), (freeCargoOver, subTotal, cargoTotalPrice, offered) => {
        const one = { freeCargoOver, subTotal, cargoTotalPrice }
        for (const { price } of cargoHelp(one, cards(...offered), []))
          expect(missingForFreeCargo({ ...one, subTotal: kurus(subTotal + price) })).toBe(0)
      }),
    )
  })
})
