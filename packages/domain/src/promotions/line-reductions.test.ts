import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals, reductionsOf } from '../cart/cart-totals.ts'
import { wrapTotal } from '../cart/gift-choice.ts'
import { insuranceTotal, lineTotal } from '../line/line-total.ts'
import { productId, shopId } from '../kernel/ids.ts'
import { kurus, type Money, zero } from '../money/money.ts'
import { orderSums } from '../orders/order-sums.ts'
import { freeUnits } from './free-units.ts'
import { lineReductions, type PromotedLine } from './line-reductions.ts'
import type { CartPromotion, PromotionRule } from './promotion.ts'

const products = [1, 2, 3, 4, 5].map(productId)
const line = (id: number, price: number, quantity = 1, attrId = ''): PromotedLine => ({
  productId: id,
  attrId,
  singlePrice: kurus(price),
  originalPrice: kurus(price),
  quantity,
})
const promotion = (id: string, rule: PromotionRule, more: Partial<CartPromotion> = {}): CartPromotion => ({
  id,
  name: `İndirim ${id}`,
  rule,
  shopId: null,
  coupon: false,
  products,
  ...more,
})
const threeForTwo: PromotionRule = { kind: 'n-for-m', take: 3, pay: 2 }
const off = (amount: number, from = 0): PromotionRule => ({ kind: 'amount', amount: kurus(amount), from: kurus(from) })
const percent = (share: number, most: number | null = null, from = 0): PromotionRule => ({
  kind: 'percent',
  percent: share,
  most: most === null ? null : kurus(most),
  from: kurus(from),
})
const sum = (amounts: readonly Money[]) => amounts.reduce<number>((all, amount) => all + amount, 0)
const amounts = (lines: readonly PromotedLine[], promotions: readonly CartPromotion[]) =>
  lineReductions(lines, promotions).map((own) => sum(own.map(({ amount }) => amount)))
const saved = (lines: readonly PromotedLine[], promotions: readonly CartPromotion[]) =>
  amounts(lines, promotions).reduce((all, amount) => all + amount, 0)

const price = fc.integer({ min: 1, max: 300_000 }).map(kurus)
const someLines = fc.uniqueArray(
  fc
    .record({
      productId: fc.integer({ min: 1, max: 5 }),
      attrId: fc.constantFrom('', '3;7'),
      singlePrice: price,
      more: fc.nat(20_000),
      quantity: fc.integer({ min: 1, max: 9 }),
      max: fc.option(fc.nat(4)),
    })
    .map(({ more, max, ...each }) => ({
      ...each,
      originalPrice: kurus(each.singlePrice + more),
      discount: max === null ? null : { maxQuantity: max },
    })),
  { selector: ({ productId: id, attrId }) => `${id}/${attrId}`, maxLength: 7 },
)
/** Optional extras of a line: insurance, gift options, wrapping. */
const extras = fc.record({
  insuranceItems: fc.array(fc.record({ price, selected: fc.boolean() }), { maxLength: 2 }),
  gift: fc.option(fc.record({ wrapped: fc.boolean(), note: fc.constant(''), pricesHidden: fc.boolean() })),
  wrapOffer: fc.option(price),
})
const besides = fc.record({
  shop: fc.record({ cargoPrice: price, freeCargoOver: fc.option(price) }),
  shipDiscount: fc.nat(700).map(kurus),
  giftCodeAmount: fc.nat(900_000).map(kurus),
})
const someRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc
    .record({ take: fc.integer({ min: 2, max: 5 }), pay: fc.integer({ min: 1, max: 4 }) })
    .filter(({ take, pay }) => pay < take)
    .map((rule) => ({ kind: 'n-for-m' as const, ...rule })),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 90 }),
    most: fc.option(price),
    from: fc.nat(200_000).map(kurus),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: price, from: fc.nat(500_000).map(kurus) }),
)
const somePromotions = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    name: fc.constantFrom('Sepette indirim', 'Kupon'),
    rule: someRule,
    shopId: fc.constantFrom(null, shopId(1), shopId(2)),
    coupon: fc.boolean(),
    products: fc.subarray(products),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)

describe('what promotions take off', () => {
  it('makes the cheapest of every three free, spread over the three by their prices', () => {
    expect(amounts([line(1, 100), line(2, 300), line(3, 200)], [promotion('a', threeForTwo)])).toEqual([17, 50, 33])
    expect(amounts([line(1, 100, 2), line(2, 100, 2)], [promotion('a', threeForTwo)])).toEqual([67, 33])
    expect(amounts([line(1, 1_000, 3), line(2, 10, 3)], [promotion('a', threeForTwo)])).toEqual([1_000, 10])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100])('frees a third of %i equal units, the rest not yet full', (quantity) =>
    expect(saved([line(1, 100, quantity)], [promotion('a', threeForTwo)])).toBe(Math.floor(quantity / 3) * 100),
  )

  it('takes a sum off once the goods reach what it asks for, and not a kuruş before', () => {
    const fifty = promotion('a', off(5_000, 50_000))
    expect(saved([line(1, 49_999)], [fifty])).toBe(0)
    expect(saved([line(1, 50_000)], [fifty])).toBe(5_000)
    expect(amounts([line(1, 10_000), line(2, 20_000), line(3, 30_000)], [fifty])).toEqual([833, 1_667, 2_500])
  })

  it('caps a percent, and counts and lowers nothing but its products', () => {
    const tenth = promotion('a', percent(10, 1_500), { products: [productId(2)] })
    expect(amounts([line(1, 90_000), line(2, 10_000)], [tenth])).toEqual([0, 1_000])
    expect(amounts([line(1, 90_000), line(2, 20_000)], [tenth])).toEqual([0, 1_500])
  })

  it('takes free units first, then percents, sums, the shop’s coupon and the market’s', () => {
    const stack = [
      promotion('market', off(1_000), { coupon: true }),
      promotion('shop', percent(50), { coupon: true, shopId: shopId(1) }),
      promotion('sum', off(2_000)),
      promotion('tenth', percent(10)),
      promotion('three', threeForTwo),
    ]
    expect(
      lineReductions([line(1, 10_000, 3)], stack)[0]?.map(({ promotionId, amount }) => [promotionId, amount]),
    ).toEqual([
      ['three', 10_000],
      ['tenth', 2_000],
      ['sum', 2_000],
      ['shop', 8_000],
      ['market', 1_000],
    ])
  })

  it('uses the best coupon of a shop and the best of the market', () => {
    const coupons = [off(500), off(900), off(5_000, 99_999)].map((rule, index) =>
      promotion(`m${index}`, rule, { coupon: true }),
    )
    const own = promotion('s', off(300), { coupon: true, shopId: shopId(3) })
    const [used] = lineReductions([line(1, 10_000)], [...coupons, own])
    expect(used?.map(({ promotionId }) => promotionId)).toEqual(['s', 'm1'])
  })

  it('looks at conditions before other promotions: none takes another’s away', () =>
    expect(saved([line(1, 10_000, 3)], [promotion('a', threeForTwo), promotion('b', off(5_000, 30_000))])).toBe(15_000))

  it('takes nothing off lines that cannot be sold, and counts none of their units', () => {
    const shop = { cargoPrice: zero, items: [line(1, 100, 2), { ...line(2, 900, 1), stock: 0 }] }
    expect(cartTotals({ shops: [shop], promotions: [promotion('a', threeForTwo)] })).toMatchObject({
      promotions: 0,
      total: 200,
    })
  })

  it('keeps free cargo that the goods had reached', () => {
    const shop = { cargoPrice: kurus(4_000), freeCargoOver: kurus(30_000), items: [line(1, 30_000)] }
    const totals = cartTotals({ shops: [shop], promotions: [promotion('a', off(10_000))] })
    expect(totals).toMatchObject({ subTotal: 30_000, promotions: 10_000, cargoTotalPrice: 0, total: 20_000 })
  })
})

describe('properties of reductions', () => {
  it('each is above zero, named, and a line is never lowered below zero', () =>
    fc.assert(
      fc.property(someLines, somePromotions, (lines, promotions) => {
        lineReductions(lines, promotions).forEach((own, index) => {
          expect(own.every(({ amount, name }) => amount > 0 && name !== '')).toBe(true)
          const [each] = lines.slice(index, index + 1)
          if (each) expect(sum(own.map(({ amount }) => amount))).toBeLessThanOrEqual(lineTotal(each))
        })
      }),
    ))

  it('neither the order of lines nor that of promotions changes what a line is lowered by', () =>
    fc.assert(
      fc.property(someLines, somePromotions, (lines, promotions) => {
        const reversed = lineReductions(lines.toReversed(), promotions.toReversed()).toReversed()
        expect(reversed).toEqual(lineReductions(lines, promotions))
      }),
    ))

  it('at most one coupon of each shop and one of the market is used', () =>
    fc.assert(
      fc.property(someLines, somePromotions, (lines, promotions) => {
        const used = new Set(
          lineReductions(lines, promotions)
            .flat()
            .map(({ promotionId }) => promotionId),
        )
        const slots = promotions.filter(({ id, coupon }) => coupon && used.has(id)).map((one) => one.shopId)
        expect(new Set(slots).size).toBe(slots.length)
      }),
    ))

  it('with services, wrapping, cargo and a gift code besides, a cart and its receipt add up to the kuruş', () =>
    fc.assert(
      fc.property(
        someLines,
        somePromotions,
        fc.array(extras, { minLength: 7 }),
        besides,
        (lines, promotions, more, all) => {
          const items = lines.map((each, index) => ({ ...each, ...more[index] }))
          const half = Math.ceil(items.length / 2)
          const shops = [items.slice(0, half), items.slice(half)].map((own) => ({ ...all.shop, items: own }))
          const totals = cartTotals({ ...all, shops, promotions })
          const wrapping = sum(items.map(wrapTotal))
          const due = sum([totals.subTotal, totals.cargoTotalPrice]) + wrapping - totals.shipDiscount
          expect(totals.promotions).toBe(saved(lines, promotions))
          expect(totals.subTotal).toBe(sum(items.map(lineTotal)) + sum(items.map(insuranceTotal)))
          expect(totals.giftCode).toBe(Math.min(all.giftCodeAmount, due - totals.promotions))
          expect(totals.total).toBe(due - totals.promotions - totals.giftCode)
          for (const { billingPrice } of totals.shops) expect(billingPrice).toBeGreaterThanOrEqual(0)
          const rows = orderSums({
            lines: items.map((each, index) => ({
              price: lineTotal(each),
              insurances: [{ price: insuranceTotal(each) }],
              reductions: reductionsOf({ shops, promotions })[index] ?? [],
              gift: { wrapPrice: wrapTotal(each) },
            })),
            cargo: kurus(totals.cargoTotalPrice - totals.shipDiscount),
            giftCode: totals.giftCode,
            charged: totals.total,
          })
          expect(rows.filter(({ key }) => key === 'interest' || key === 'discount')).toEqual([])
          expect(sum(rows.map(({ amount }) => amount))).toBe(totals.total)
        },
      ),
    ))

  it('free units: no choice of groups frees more than the dearest together', () =>
    fc.assert(
      fc.property(
        someLines,
        someLines,
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (some, others, take, pay) => {
          fc.pre(pay < take)
          const free = (lines: readonly PromotedLine[]) => sum(freeUnits(lines, { take, pay }))
          expect(free([...some, ...others])).toBeGreaterThanOrEqual(free(some) + free(others))
        },
      ),
    ))

  it('a kept line never costs less than its share, whichever others of its group are given back', () =>
    fc.assert(
      fc.property(someLines, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 4 }), (lines, take, pay) => {
        fc.pre(pay < take)
        amounts(lines, [promotion('a', { kind: 'n-for-m', take, pay })]).forEach((taken, index) => {
          const whole = lines.slice(index, index + 1).reduce((all, each) => all + lineTotal(each), 0)
          // Each of its two prices is in two groups of several lines at most, and each of them rounds once.
          expect(whole - taken + 4).toBeGreaterThan((whole * pay) / take)
        })
      }),
    ))

  it('a unit more never costs more than it does by itself, where later promotions count all that earlier ones do', () =>
    fc.assert(
      fc.property(
        someLines.filter((lines) => lines.length > 0),
        fc.array(someRule, { maxLength: 3 }),
        fc.array(
          fc.record({
            rule: someRule.filter(({ kind }) => kind !== 'n-for-m'),
            shopId: fc.constantFrom(null, shopId(1)),
          }),
          { maxLength: 4 },
        ),
        fc.nat(),
        (lines, campaigns, coupons, at) => {
          const promotions = [
            ...campaigns.map((rule, index) => promotion(`a${index}`, rule)),
            ...coupons.map((one, index) => promotion(`c${index}`, one.rule, { coupon: true, shopId: one.shopId })),
          ]
          // Only the first group counts units: two of them share lines in no order that nests.
          const one = promotions.filter(
            ({ rule }, index) =>
              rule.kind !== 'n-for-m' || promotions.findIndex((each) => each.rule.kind === 'n-for-m') === index,
          )
          const more = lines.map((each, index) =>
            index === at % lines.length ? { ...each, quantity: each.quantity + 1 } : each,
          )
          expect(saved(more, one)).toBeGreaterThanOrEqual(saved(lines, one))
        },
      ),
    ))

  it('a percent is rounded half away from zero', () => {
    expect(saved([line(1, 5)], [promotion('p', percent(10))])).toBe(1)
    expect(saved([line(1, 4)], [promotion('p', percent(10))])).toBe(0)
    expect(saved([line(1, 15)], [promotion('p', percent(10))])).toBe(2)
  })

  it('any number of units: what is free is a whole number of full groups', () =>
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000),
        price,
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 1, max: 8 }),
        (quantity, each, take, pay) => {
          fc.pre(pay < take)
          fc.pre(quantity * each < Number.MAX_SAFE_INTEGER)
          expect(sum(freeUnits([line(1, each, quantity)], { take, pay }))).toBe(
            Math.floor(quantity / take) * (take - pay) * each,
          )
        },
      ),
    ))
})
