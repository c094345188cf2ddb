import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnSale, unitsAtPrice } from '@market/domain/line'
import { cartTotals, quantityLimit } from '@market/domain/cart'
import {
  CartHistory,
  type CartStep,
  type Holding,
  now,
  type Outcome,
  type Owner,
  owners,
} from './memory/cart-history.ts'
import type { ProductRecord } from './memory/shop-books.ts'
import { priceShops } from './reading/price-shops.ts'

const who = fc.constantFrom(...owners)
/** Product 2 has variants; a combination that no product knows is asked for now and then. */
const item = fc.oneof(
  { arbitrary: fc.constantFrom({ productId: 1, attrId: '' }, { productId: 3, attrId: '' }), weight: 4 },
  { arbitrary: fc.constantFrom({ productId: 2, attrId: '101' }, { productId: 2, attrId: '102' }), weight: 4 },
  {
    arbitrary: fc.constantFrom(
      { productId: 2, attrId: '' },
      { productId: 2, attrId: '9' },
      { productId: 8, attrId: '' },
    ),
    weight: 1,
  },
)
const quantity = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 2 }), weight: 4 },
  { arbitrary: fc.constant(4), weight: 1 },
)
const insurance = fc.oneof(
  { arbitrary: fc.constant('none' as const), weight: 6 },
  { arbitrary: fc.constant('own' as const), weight: 6 },
  { arbitrary: fc.constant('unknown' as const), weight: 1 },
)
const wanted = fc.tuple(item, quantity, insurance).map(([one, units, services]) => ({
  ...one,
  quantity: units,
  insurance: { none: [], own: [one.productId], unknown: [one.productId, 7] }[services],
}))
const related = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 9 },
  { arbitrary: fc.constantFrom(1, 2), weight: 1 },
)
const add = fc
  .tuple(wanted, related)
  .map(([one, relatedProductId]) => ({ do: 'add' as const, ...one, relatedProductId }))
const nth = fc.option(fc.nat(2), { nil: undefined, freq: 9 })
const onLine = fc.constantFrom('remove', 'save', 'save', 'put back', 'put back', 'put back', 'insure', 'drop insurance')
const ofItem = fc.tuple(item, onLine, nth).map(([one, what, index]) => ({ do: what, ...one, nth: index }))
const give = fc
  .tuple(item, nth, fc.constantFrom('', 'Sevgiyle', 'a\u0000'))
  .map(([one, index, note]) => ({ do: 'give' as const, ...one, nth: index, note }))
const change = fc
  .tuple(item, quantity, nth)
  .map(([one, units, index]) => ({ do: 'change' as const, ...one, quantity: units, nth: index }))
const code = fc.record({
  do: fc.constant('set code' as const),
  code: fc.constantFrom('full', 'full', 'large', 'spent', 'none'),
})
const shop = fc.record({
  do: fc.constant('shop' as const),
  productId: fc.integer({ min: 1, max: 3 }),
  stock: fc.nat(3),
  active: fc.constantFrom(true, true, true, false),
  insured: fc.boolean(),
})
const step: fc.Arbitrary<CartStep> = fc
  .tuple(
    who,
    fc.oneof(
      { arbitrary: add, weight: 12 },
      {
        arbitrary: fc.record({
          do: fc.constant('add many' as const),
          items: fc.array(wanted, { minLength: 1, maxLength: 3 }),
        }),
        weight: 3,
      },
      { arbitrary: change, weight: 4 },
      { arbitrary: give, weight: 3 },
      { arbitrary: ofItem, weight: 8 },
      { arbitrary: code, weight: 4 },
      { arbitrary: shop, weight: 3 },
      { arbitrary: fc.constantFrom({ do: 'empty' as const }, { do: 'drop code' as const }), weight: 1 },
      { arbitrary: fc.constant({ do: 'log in' as const }), weight: 2 },
    ),
  )
  .map(([owner, what]) => ({ who: owner, ...what }))

const goods = { name: 'Ürün', active: true, price: 10_000, discounted: null, attributes: [], services: [] }
const colours = [
  { id: 101, name: 'Mor', stock: 0, add_price: 0 },
  { id: 102, name: 'Gri', stock: 0, add_price: 500 },
]
const products: fc.Arbitrary<Readonly<Record<number, ProductRecord>>> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 }))
  .map(([stock, upperLimit]) => ({
    1: { ...goods, upperLimit, stocks: { '': stock }, services: [1], discounted: 1 },
    2: {
      ...goods,
      upperLimit,
      stocks: { '101': stock, '102': stock },
      attributes: [{ attribute_type: 'variant', name: 'Renk', values: colours }],
      services: [2],
      discounted: 2,
    },
    3: { ...goods, upperLimit: 4, stocks: { '': stock }, services: [3] },
  }))

type Line = { readonly productId: number; readonly combination: string }
const unitsOf = (lines: readonly (Line & { readonly quantity: number })[], { productId, combination }: Line) =>
  lines.find((one) => one.productId === productId && one.combination === combination)?.quantity ?? 0

/** Most steps should concern an existing line. */
function aimed(one: CartStep, { lines, saved }: Holding): CartStep {
  if (!('nth' in one) || one.nth === undefined) return one
  const there = one.do === 'put back' ? saved : lines
  const line = there[one.nth % there.length]
  return line ? { ...one, productId: line.productId, attrId: line.combination } : one
}

interface Moment {
  readonly history: CartHistory
  readonly taken: CartStep
  readonly outcome: Outcome
  readonly before: Readonly<Record<Owner, Holding>>
  readonly after: Readonly<Record<Owner, Holding>>
}

/** Rules that a step broke. */
function wrongs({ history, taken, outcome, before, after }: Moment): readonly string[] {
  const wrong: string[] = []
  const hold = (is: boolean, rule: string) => is || wrong.push(rule)
  const told = outcome.ok ? outcome.value.notices : []
  const was = before[taken.who]
  const is = after[taken.who]
  const roomOf = (line: Line, lines: Holding['lines']) => {
    const product = history.books.products.get(line.productId)
    const others = lines
      .filter((one) => one.productId === line.productId && one.combination !== line.combination)
      .reduce((sum, one) => sum + one.quantity, 0)
    return product?.active ? Math.min(product.stocks[line.combination] ?? 0, product.upperLimit - others) : 0
  }
  for (const owner of owners)
    for (const line of after[owner].lines) {
      const more = line.quantity > unitsOf(before[owner].lines, line)
      hold(line.quantity >= 1, 'a line has a unit')
      hold(!more || line.quantity <= roomOf(line, after[owner].lines), 'a line grows within stock and upper limit')
      const sold = history.books.products.get(line.productId)?.services ?? []
      const had = before[owner].lines.find(
        (one) => one.productId === line.productId && one.combination === line.combination,
      )
      const added = line.services.filter((id) => !had?.services.includes(id))
      hold(
        added.every((id) => sold.includes(id)),
        'a line gets services that are sold with it',
      )
    }
  const sold = history.priced(taken.who)
  const items = sold.map(({ item }) => item)
  for (const [id, product] of history.books.products) {
    const own = items.filter((item) => item.productId === id)
    hold(
      product.discounted === null || own.reduce((sum, item) => sum + unitsAtPrice(item), 0) <= product.discounted,
      'no more units are sold at a discount than there are',
    )
  }
  for (const item of items) {
    const line = { productId: Number(item.productId), combination: item.attrId }
    const grown = item.quantity > unitsOf(was.lines, line)
    hold(!grown || item.oldPrice === null, 'what was just put in costs what it cost then')
    hold(!grown || (item.active && item.quantity <= quantityLimit(item)), 'what was just put in can be ordered')
    hold(item.attributes.length > 0 === (item.attrId !== ''), 'a line says which variant it is of')
  }
  const { subTotal } = cartTotals({ shops: priceShops(sold, { now, fast: false }) })
  const costs = items.filter(isOnSale).map((item) => {
    const cheap = unitsAtPrice(item)
    const services = item.insuranceItems.filter(({ selected }) => selected).reduce((sum, { price }) => sum + price, 0)
    return cheap * item.singlePrice + (item.quantity - cheap) * item.originalPrice + item.quantity * services
  })
  hold(subTotal === costs.reduce((sum, cost) => sum + cost, 0), 'a cart costs what its units and services cost')
  const giftOf = (lines: Holding['lines'], { productId, combination }: Line) =>
    lines.find((one) => one.productId === productId && one.combination === combination)?.gift ?? null
  for (const owner of owners)
    for (const line of after[owner].lines) {
      const had = giftOf(before[owner].lines, line)
      hold(had === null || line.gift !== null, 'a gift stays one as long as its line is there')
    }
  const revision = (holding: Holding) => holding.cart?.revision ?? 0
  if (!outcome.ok) hold(JSON.stringify(before) === JSON.stringify(after), 'a refused step leaves all as it was')
  else if (taken.do !== 'shop' && taken.do !== 'log in')
    hold(revision(is) > revision(was), 'a change raises the revision')
  for (const owner of owners) {
    const same = JSON.stringify(before[owner].lines) === JSON.stringify(after[owner].lines)
    const closed = before[owner].cart !== undefined && after[owner].cart === undefined
    hold(same || closed || revision(after[owner]) > revision(before[owner]), 'no line changes without the revision')
  }
  if (outcome.ok && (taken.do === 'add' || taken.do === 'change' || taken.do === 'put back')) {
    const line = { productId: taken.productId, combination: taken.attrId }
    const had = unitsOf(was.lines, line)
    const asked = 'quantity' in taken ? taken.quantity : unitsOf(was.saved, line)
    const full = taken.do === 'change' ? asked : had + asked
    const room = roomOf(line, was.lines)
    hold(unitsOf(is.lines, line) === Math.min(full, room), 'units come in as far as there is room')
    hold(told.some((one) => one.code === 'clamped') === full > room, 'units left out are told')
  }
  if (outcome.ok && (taken.do === 'save' || taken.do === 'put back')) {
    const line = { productId: taken.productId, combination: taken.attrId }
    const both = (holding: Holding) => unitsOf(holding.lines, line) + unitsOf(holding.saved, line)
    hold(both(was) === both(is), 'no unit is lost between the cart and the list for later')
  }
  if (taken.do === 'add many') {
    const leftOut = told.filter((one) => one.code === 'left-out').length
    hold(!outcome.ok || leftOut < taken.items.length, 'several products are refused where none comes in')
    for (const line of is.lines) {
      const named = taken.items.some((one) => one.productId === line.productId && one.attrId === line.combination)
      hold(named || unitsOf(was.lines, line) === line.quantity, 'only the products named change')
    }
  }
  if (taken.do === 'log in') {
    hold(
      after.visitor.cart === undefined && after.visitor.saved.length === 0,
      'a login leaves nothing with the visitor',
    )
    const { visitor, member } = before
    for (const line of visitor.lines) {
      const moved = unitsOf(after.member.lines, line) - unitsOf(member.lines, line)
      const about = told.some((one) => one.productId === line.productId && one.code.startsWith('merge-'))
      hold(moved === line.quantity || about, 'a unit that a login loses is told')
    }
    for (const line of after.member.lines)
      hold(
        line.gift === (giftOf(member.lines, line) ?? giftOf(visitor.lines, line)) ||
          told.some((one) => one.productId === line.productId && one.code === 'merge-gone'),
        'a login keeps the gifts of both carts',
      )
    for (const line of member.lines)
      hold(unitsOf(after.member.lines, line) >= line.quantity, 'a login takes nothing from the member’s cart')
    for (const line of [...visitor.saved, ...member.saved]) {
      const max = Math.max(unitsOf(visitor.saved, line), unitsOf(member.saved, line))
      hold(unitsOf(after.member.saved, line) === max, 'a login keeps the larger number of saved units')
    }
    const carried = member.cart?.giftCodeId ?? (visitor.lines.length > 0 ? visitor.cart?.giftCodeId : undefined) ?? null
    hold(
      (after.member.cart?.giftCodeId ?? null) === carried,
      'a login keeps the member’s gift code, or takes the visitor’s',
    )
    hold(visitor.lines.length === 0 || revision(after.member) > revision(visitor), 'the merged cart is the newer one')
  }
  if (outcome.ok && taken.do === 'set code')
    hold(is.cart?.giftCodeId === taken.code, 'a cart carries the code it was given')
  return wrong
}

test('whatever is put in, changed, saved, put back and merged in any order, a cart holds what it may and loses nothing', async () => {
  const met = new Set<string>()
  await fc.assert(
    fc.asyncProperty(products, fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (stocked, steps) => {
      const history = new CartHistory(stocked)
      const look = () => ({ visitor: history.holding('visitor'), member: history.holding('member') })
      for (const one of steps) {
        const before = look()
        const taken = aimed(one, before[one.who])
        const outcome = await history.take(taken)
        expect(wrongs({ history, taken, outcome, before, after: look() })).toEqual([])
        for (const notice of outcome.ok ? outcome.value.notices : [outcome.failure]) met.add(notice.code)
      }
    }),
    { numRuns: 3_000 },
  )
  const all = ['clamped', 'service-gone', 'left-out', 'merge-clamped', 'merge-gone', 'merge-dropped']
  const refusals =
    'unknown-product not-sold variant-missing unknown-variant over-limit unknown-service sold-out none-left ' +
    'unknown-related not-in-cart not-saved gift-note gift-code-unknown gift-code-empty-cart gift-code-min-total gift-code-spent'
  const expected = [...all, ...refusals.split(' ').map((one) => `cart/${one}`)]
  expect(expected.filter((one) => !met.has(one))).toEqual([])
})
