import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus, type Money } from '../money/money.ts'
import { type CartToTotal, cartTotals } from './cart-totals.ts'

const item = (price: number, quantity = 1) => ({ singlePrice: kurus(price), originalPrice: kurus(price), quantity })
const shop = (cargo: number, ...items: readonly ReturnType<typeof item>[]) => ({ cargoPrice: kurus(cargo), items })

const money = (max: number) => fc.integer({ min: 0, max }).map(kurus)
const lines = fc.array(
  fc
    .record({
      price: money(500_000),
      more: money(90_000),
      quantity: fc.integer({ min: 1, max: 20 }),
      max: fc.nat(9),
      wrapped: fc.boolean(),
      wrapOffer: fc.option(money(9_000)),
    })
    .map(({ price, more, quantity, max, wrapped, wrapOffer }) => ({
      singlePrice: price,
      originalPrice: kurus(price + more),
      quantity,
      discount: { maxQuantity: max },
      gift: wrapped ? { wrapped, note: '', pricesHidden: false } : null,
      wrapOffer,
    })),
  { maxLength: 6 },
)
const shops = fc.array(
  fc.record({ items: lines, cargoPrice: money(20_000), freeCargoOver: fc.option(money(3_000_000)) }),
  { maxLength: 6 },
)
const carts: fc.Arbitrary<CartToTotal> = fc.record({
  shops,
  shipDiscount: money(60_000),
  giftCodeAmount: money(5_000_000),
})
const sum = (amounts: readonly Money[]) => amounts.reduce((all, amount) => all + amount, 0)

describe('C2 cartTotals', () => {
  it('adds goods and cargo of every shop', () => {
    const totals = cartTotals({ shops: [shop(2_999, item(10_000, 2), item(5_050)), shop(0, item(700))] })
    expect(totals.shops.map((each) => [each.subTotal, each.cargoTotalPrice, each.billingPrice])).toEqual([
      [25_050, 2_999, 28_049],
      [700, 0, 700],
    ])
    expect(totals).toMatchObject({ subTotal: 25_750, cargoTotalPrice: 2_999, total: 28_749 })
  })

  it('is nothing for an empty cart, whatever its codes hold', () => {
    const totals = cartTotals({ shops: [], giftCodeAmount: kurus(10_000), shipDiscount: kurus(500) })
    expect(totals).toEqual({
      shops: [],
      subTotal: 0,
      services: 0,
      totalDiscount: 0,
      promotions: 0,
      giftWrap: 0,
      cargoTotalPrice: 0,
      shipDiscount: 0,
      giftCode: 0,
      total: 0,
    })
  })

  it('leaves out what cannot be sold now, its insurance and its cargo', () => {
    const insured = { ...item(1_000, 2), insuranceItems: [{ price: kurus(150), selected: true }] }
    const of = (...items: readonly object[]) =>
      cartTotals({ shops: [{ cargoPrice: kurus(500), items: items.map((more) => ({ ...insured, ...more })) }] })
    expect(of({ stock: 3 }, { stock: 0 }, { active: false })).toMatchObject({
      subTotal: 2_300,
      services: 300,
      cargoTotalPrice: 500,
      total: 2_800,
    })
    expect(of({ stock: 0 })).toMatchObject({ subTotal: 0, cargoTotalPrice: 0, total: 0 })
  })

  it('sends free of charge from the threshold of the shop on', () => {
    const of = (price: number) =>
      cartTotals({ shops: [{ ...shop(2_999, item(price)), freeCargoOver: kurus(50_000) }] }).cargoTotalPrice
    expect(of(49_999)).toBe(2_999)
    expect(of(50_000)).toBe(0)
    expect(of(50_001)).toBe(0)
  })

  it('never sends free of charge without a threshold', () => {
    for (const never of [{}, { freeCargoOver: null }])
      expect(cartTotals({ shops: [{ ...shop(2_999, item(900_000)), ...never }] }).cargoTotalPrice).toBe(2_999)
  })

  it('asks no cargo of a shop that sends nothing', () => {
    expect(cartTotals({ shops: [shop(2_999)] }).total).toBe(0)
    expect(cartTotals({ shops: [shop(2_999, item(100, 0))] }).total).toBe(0)
    expect(cartTotals({ shops: [shop(2_999, item(0, 1))] }).total).toBe(2_999)
  })

  it('takes the ship discount off the cargo alone', () => {
    const shops = [shop(3_000, item(10_000)), shop(1_000, item(10_000))]
    expect(cartTotals({ shops, shipDiscount: kurus(2_000) })).toMatchObject({ shipDiscount: 2_000, total: 22_000 })
    expect(cartTotals({ shops, shipDiscount: kurus(9_000) })).toMatchObject({ shipDiscount: 4_000, total: 20_000 })
  })

  it('lets a gift code cover goods and cargo, and no more than these', () => {
    const shops = [shop(1_000, item(9_000)), shop(0, item(30_000))]
    const part = cartTotals({ shops, giftCodeAmount: kurus(4_000) })
    expect(part).toMatchObject({ giftCode: 4_000, total: 36_000 })
    expect(part.shops.map((each) => each.giftCode)).toEqual([1_000, 3_000])
    expect(cartTotals({ shops, giftCodeAmount: kurus(99_999) })).toMatchObject({ giftCode: 40_000, total: 0 })
  })

  it('ignores a negative gift code or ship discount', () => {
    const shops = [shop(1_000, item(9_000))]
    expect(cartTotals({ shops, giftCodeAmount: kurus(-1), shipDiscount: kurus(-1) }).total).toBe(10_000)
  })

  it('counts chosen insurances among the goods', () => {
    const insured = { ...item(10_000, 2), insuranceItems: [{ price: kurus(500), selected: true }] }
    expect(cartTotals({ shops: [shop(0, insured)] }).subTotal).toBe(21_000)
  })

  it('adds the wrapping of a gift once for its line, which brings no free cargo and which a gift code pays too', () => {
    const gift = { wrapped: true, note: '', pricesHidden: true }
    const line = { ...item(10_000, 3), gift, wrapOffer: kurus(3_990) }
    const of = (giftCodeAmount: number) =>
      cartTotals({
        shops: [{ ...shop(2_999, line), freeCargoOver: kurus(30_001) }],
        giftCodeAmount: kurus(giftCodeAmount),
      })
    expect(of(0)).toMatchObject({ subTotal: 30_000, giftWrap: 3_990, cargoTotalPrice: 2_999, total: 36_989 })
    expect(of(99_999)).toMatchObject({ giftCode: 36_989, total: 0 })
    const soldOut = { ...line, stock: 0 }
    expect(cartTotals({ shops: [shop(2_999, soldOut)] })).toMatchObject({ giftWrap: 0, total: 0 })
  })

  it('gives the shops back with what they carried', () => {
    expect(cartTotals({ shops: [{ ...shop(0, item(5)), shopName: 'Ihlamur' }] }).shops[0]?.shopName).toBe('Ihlamur')
  })

  it('never goes below zero and adds up by shop and by part', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = cartTotals(cart)
        expect(totals.total).toBe(
          totals.subTotal + totals.giftWrap + totals.cargoTotalPrice - totals.shipDiscount - totals.giftCode,
        )
        const wraps = cart.shops.flatMap(({ items }) => items.map((one) => (one.gift?.wrapped && one.wrapOffer) || 0))
        expect(totals.giftWrap).toBe(wraps.reduce<number>((all, one) => all + one, 0))
        expect(sum(totals.shops.map((each) => each.billingPrice))).toBe(totals.total)
        expect(sum(totals.shops.map((each) => each.giftCode))).toBe(totals.giftCode)
        for (const each of totals.shops) {
          expect(each.billingPrice).toBeGreaterThanOrEqual(0)
          expect(each.shipDiscount).toBeLessThanOrEqual(each.cargoTotalPrice)
        }
        expect(totals.giftCode).toBeLessThanOrEqual(cart.giftCodeAmount ?? 0)
      }),
    )
  })

  it('does not depend on the order of lines and shops', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const turned = {
          ...cart,
          shops: cart.shops.map((each) => ({ ...each, items: each.items.toReversed() })).toReversed(),
        }
        const { shops: _, ...totals } = cartTotals(cart)
        expect(cartTotals(turned)).toMatchObject(totals)
      }),
    )
  })

  it('of a merge are the totals of the parts where no code caps them', () => {
    fc.assert(
      fc.property(shops, shops, (one, other) => {
        const total = (all: typeof one) => cartTotals({ shops: all }).total
        expect(total([...one, ...other])).toBe(total(one) + total(other))
      }),
    )
  })

  it('of two lines of one shop are the totals of the lines, with one cargo', () => {
    fc.assert(
      fc.property(lines, lines, money(20_000), (one, other, cargoPrice) => {
        const total = (items: typeof one) => cartTotals({ shops: [{ items, cargoPrice }] })
        expect(total([...one, ...other]).subTotal).toBe(total(one).subTotal + total(other).subTotal)
        if (one.length > 0) expect(total([...one, ...other]).cargoTotalPrice).toBe(cargoPrice)
      }),
    )
  })
})
