import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, kurus, zero } from '../money/money.ts'
import { orderSums } from './order-sums.ts'

const amount = fc.nat({ max: 10_000_000 }).map(kurus)
const lines = fc.array(
  fc.record({
    price: amount,
    insurances: fc.array(fc.record({ price: amount }), { maxLength: 3 }),
    gift: fc.option(fc.record({ wrapPrice: amount })),
    reductions: fc.array(
      fc.record({ promotionId: fc.constantFrom('1', '2'), name: fc.constant('3 al 2 öde'), amount }),
      { maxLength: 2 },
    ),
  }),
  {
    minLength: 1,
    maxLength: 8,
  },
)

describe('orderSums', () => {
  it('adds up to what is charged, whatever was', () => {
    fc.assert(
      fc.property(fc.record({ lines, cargo: amount, giftCode: amount, charged: amount }), (order) => {
        expect(add(...orderSums(order).map((row) => row.amount))).toBe(order.charged)
      }),
    )
  })

  it('names the interest of instalments and each service', () => {
    const phone = { price: kurus(50_000), insurances: [{ price: kurus(3_050) }] }
    expect(orderSums({ lines: [phone], cargo: zero, giftCode: kurus(50), charged: kurus(55_172) })).toEqual([
      { key: 'goods', amount: 50_000 },
      { key: 'services', amount: 3_050 },
      { key: 'cargo', amount: 0 },
      { key: 'gift-code', amount: -50 },
      { key: 'interest', amount: 2_172 },
    ])
  })

  it('names the wrapping of gifts', () => {
    const wrapped = { price: kurus(100), insurances: [], gift: { wrapPrice: kurus(3_990) } }
    const rows = orderSums({ lines: [wrapped, wrapped], cargo: zero, giftCode: zero, charged: kurus(8_180) })
    expect(rows).toEqual([
      { key: 'goods', amount: 200 },
      { key: 'gift-wrap', amount: 7_980 },
      { key: 'cargo', amount: 0 },
    ])
  })

  it('has no row for what there is not, and none called interest where less was taken', () => {
    const order = { lines: [{ price: kurus(100), insurances: [] }], cargo: kurus(10), giftCode: zero }
    expect(orderSums({ ...order, charged: kurus(110) }).map(({ key }) => key)).toEqual(['goods', 'cargo'])
    expect(orderSums({ ...order, charged: kurus(100) }).at(-1)).toEqual({ key: 'discount', amount: -10 })
  })
})
