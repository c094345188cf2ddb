import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RefundHistory, type RefundStep } from './memory/refund-history.ts'
import type { SampleOrder } from './ports/refund-subject.ts'

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 3 }),
    price: fc.integer({ min: 0, max: 9_999 }),
    discounted: fc.integer({ min: 0, max: 1 }),
    part: fc.constantFrom(0, 0, 0.34, 0.5, 1),
    wrap: fc.constantFrom(0, 0, 3_990),
  })
  .map(({ part, ...rest }) => ({ ...rest, reduced: Math.round(rest.price * part) }))
const shop = fc.record({
  cargo: fc.constantFrom(0, 1_990, 4_991),
  status: fc.constant('preparing' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 2 }),
})
/** Goods and cargo, less what campaigns took off and a gift code paid, and the interest of instalments. */
const order: fc.Arbitrary<SampleOrder> = fc
  .record({
    shops: fc.array(shop, { minLength: 1, maxLength: 2 }),
    method: fc.constantFrom('credit_card' as const, 'cash_on_delivery' as const),
    interest: fc.constantFrom(0, 0, 137),
    to: fc.constantFrom(undefined, { option: 'branch' as const, place: 'Şube' }),
    code: fc.option(fc.record({ part: fc.constantFrom(0.3, 0.77, 1), more: fc.nat(500), singleUse: fc.boolean() })),
  })
  .map(({ shops, method, interest, code, ...where }) => {
    const to = where.to && { to: where.to }
    const cost = shops.flatMap(costsOf).reduce(add, 0)
    const amount = code ? Math.round(cost * code.part) : 0
    const charged = cost - amount + (method === 'credit_card' && cost > amount ? interest : 0)
    if (!code || amount === 0) return { shops, method, charged, ...to }
    const taken = code.singleUse ? amount + code.more : amount
    return { shops, method, charged, ...to, code: { amount, taken, singleUse: code.singleUse } }
  })
const costsOf = ({ cargo, lines }: SampleOrder['shops'][number]) => [
  cargo,
  ...lines.flatMap(({ price, reduced = 0, wrap = 0 }) => [price - reduced, wrap]),
]
const add = (sum: number, one: number): number => sum + one

const asked = fc.uniqueArray(fc.record({ line: fc.nat(3), units: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 3,
  selector: (one) => one.line,
})
const which = fc.nat(5)
const step: fc.Arbitrary<RefundStep> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('give back' as const), lines: asked }), weight: 6 },
  { arbitrary: fc.record({ do: fc.constant('deliver' as const), shop: fc.nat(1) }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('send back' as const), shop: fc.nat(1) }), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('exchange' as const),
      line: fc.nat(3),
      for: fc.constantFrom('' as const, '2' as const),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ do: fc.constant('withdraw' as const), request: which }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('hand in' as const), request: which }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('receive' as const), request: which }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('settle' as const), bankAnswers: fc.boolean() }), weight: 2 },
)

/** Rules that are broken after a step. */
function wrongs(history: RefundHistory, { charged, code, method, shops }: SampleOrder): readonly string[] {
  const { books, captured, met, order: added, record, refunded, requests, left, kept } = history
  const wrong: string[] = []
  const hold = (is: boolean, rule: string) => is || wrong.push(rule)
  const sum = (numbers: Iterable<number>) => [...numbers].reduce(add, 0)
  const settled = requests.filter(({ status }) => status !== 'waiting')
  hold(sum(refunded.values()) <= captured, 'the bank gives back no more than it has')
  hold(sum(requests.map(({ refund }) => refund)) <= charged, 'no more is given back than was paid')
  hold(!met['refused and changed'], 'a refused request changes nothing')
  hold(!met['withdrawn after it was handed in'], 'what was handed in is not withdrawn')
  const cargo = requests.flatMap(({ cargoShops }) => cargoShops)
  hold(new Set(cargo).size === cargo.length, 'the cargo of a shop is given back once')
  hold(
    left.every((units) => units >= 0),
    'no unit is given back twice',
  )
  for (const { id, kind, refund, cargoRefund, gift, lines, status } of requests) {
    hold(refund === sum([cargoRefund, ...lines.map((one) => one.refund)]), 'a request adds up')
    hold(gift >= sum(lines.map((one) => one.gift)), 'the gift of the lines is in that of the request')
    const collected = method !== 'cash_on_delivery' || kind === 'return'
    hold((status === 'refunded' && refund > 0 && collected) === refunded.has(id), 'a refund is closed with its money')
  }
  const use = books.goods.uses.get(added.id)
  const back = use?.returned ?? 0
  hold(back <= (code?.taken ?? 0), 'a code gets back no more than was taken')
  hold(books.goods.codes.get(added.id)?.balance === use?.returned, 'what went back is on the code')
  hold(sum(settled.map(({ giftReturned }) => giftReturned)) === back, 'requests say what went back onto the code')
  const gone = sum(settled.map(({ gift }) => gift)) === code?.amount
  hold(!code?.singleUse || back === (gone ? code.taken : 0), 'a single-use code comes back whole with the last it paid')
  const plain = code === undefined && charged === sum(shops.flatMap(costsOf))
  for (const [index, { price, reduced = 0, wrap = 0 }] of shops.flatMap(({ lines }) => lines).entries()) {
    const parts = requests.flatMap(({ lines }) => lines.filter((one) => one.line === index + 1))
    const whole = left[index] === 0
    const paid = price - reduced
    const back = sum(parts.map((one) => one.refund))
    // One that was withdrawn may have left the wrapping to another.
    if (plain && !met['withdrawn']) hold(back <= paid + (whole ? wrap : 0), 'wrapping goes back with the last unit')
    if (plain && whole) hold(back === paid + wrap, 'and with it in full')
  }
  for (const [index, productId] of added.productIds.entries()) {
    const of = (some: readonly (typeof requests)[number][]) =>
      sum(some.flatMap(({ lines }) => lines.filter((one) => one.line === index + 1)).map(({ quantity }) => quantity))
    const stocks = Object.values(books.goods.products.get(productId)?.stocks ?? {})
    const back = of(settled.filter(({ kind }) => kind !== 'exchange'))
    const away = of(requests.filter(({ kind, status }) => kind === 'exchange' && status === 'waiting'))
    hold(sum(stocks) === 3 + back - away, 'what came back is on sale again, and what is exchanged is not')
    hold(
      stocks.every((units) => units >= 0),
      'nothing is handed over that is not there',
    )
  }
  for (const { shopId, status } of record.parcels) {
    const start = sum(shops.slice(0, shopId - 1).map(({ lines }) => lines.length))
    const inIt = added.productIds.map((_, index) => index).slice(start, start + (shops[shopId - 1]?.lines.length ?? 0))
    hold(
      status !== 'cancelled' || inIt.every((index) => left[index] === 0),
      'a cancelled parcel has nothing left in it',
    )
    const whole = inIt.every((index) => kept[index] === 0)
    const given = settled.some(({ cargoShops }) => cargoShops.includes(shopId))
    hold(given === whole, 'the cargo goes back with the whole parcel')
  }
  return wrong
}

/** Rules of an order that was given back whole. */
function wrongsAtTheEnd(history: RefundHistory, { charged, code, method }: SampleOrder): readonly string[] {
  const { books, captured, order: added, record, refunded, requests, left } = history
  const wrong: string[] = []
  const hold = (is: boolean, rule: string) => is || wrong.push(rule)
  const given = [...refunded.values()].reduce(add, 0)
  hold(
    left.every((units) => units === 0),
    'all can be given back',
  )
  hold(given === captured, 'exactly what was taken is given back')
  hold(method === 'cash_on_delivery' || captured === charged, 'a card was charged once')
  hold(requests.map(({ refund }) => refund as number).reduce(add, 0) === charged, 'the requests make up the order')
  hold(requests.map(({ gift }) => gift as number).reduce(add, 0) === (code?.amount ?? 0), 'and the gift code')
  hold((books.goods.uses.get(added.id)?.returned ?? 0) === (code?.taken ?? 0), 'the code is whole again')
  hold(
    requests.every(({ status }) => status === 'refunded'),
    'no request stays open',
  )
  // A request without money is closed at once, and closes no payment.
  const moneyless = requests.some(({ refund }) => refund === 0)
  hold(moneyless || ['refunded', 'failed'].includes(record.payment.status), 'the payment is closed')
  return wrong
}

test('however an order is given back and withdrawn, its money, cargo, code and units add up', async () => {
  const met: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(order, fc.array(step, { minLength: 3, maxLength: 14, size: 'max' }), async (of, steps) => {
      const history = new RefundHistory(of)
      await history.start()
      for (const one of steps) {
        await history.take(one)
        expect(wrongs(history, of)).toEqual([])
      }
      await history.finish()
      expect([...wrongs(history, of), ...wrongsAtTheEnd(history, of)]).toEqual([])
      for (const [what, times] of Object.entries(history.met)) met[what] = (met[what] ?? 0) + times
    }),
    { numRuns: 3_000 },
  )
  const refused = ['refund/lines', 'refund/two-kinds', 'refund/not-found', 'refund/arrived']
  expect(Object.keys(met)).toEqual(
    expect.arrayContaining([
      'cancel',
      'return',
      'exchange',
      'exchange at a counter',
      'refund/exchange-gone',
      'withdrawn',
      'sent back',
      'refunded',
      'asked again',
      ...refused,
    ]),
  )
  expect(met['refunded twice']).toBeUndefined()
})
