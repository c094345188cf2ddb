import { productId } from '@market/domain/kernel'
import { kurus, zero } from '@market/domain/money'
import { reductionsOf } from '@market/domain/cart'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitsToBeFetched } from '../fulfilment/waits-to-be-fetched.ts'
import { RefundHistory, type RefundStep } from './memory/refund-history.ts'
import type { SampleOrder } from './ports/refund-subject.ts'

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 3 }),
    each: fc.integer({ min: 0, max: 9_999 }),
    discounted: fc.integer({ min: 0, max: 1 }),
    part: fc.constantFrom(0, 0, 0.34, 0.5, 1),
    wrap: fc.constantFrom(0, 0, 3_990),
    final: fc.constantFrom(false, false, false, true),
  })
  .map(({ each, part, ...rest }) => {
    const price = each * rest.quantity
    return { ...rest, price, reduced: Math.round(price * part) }
  })
const shop = fc.record({
  cargo: fc.constantFrom(0, 1_990, 4_991),
  status: fc.constant('preparing' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 2 }),
})
const groups = [undefined, { take: 3, pay: 2 }, { take: 2, pay: 1 }]
type Group = (typeof groups)[number]

/** The same shops, with one campaign of free units over all of them in place of other reductions. */
function grouped(shops: SampleOrder['shops'], group: Group): SampleOrder['shops'] {
  if (!group) return shops
  const lines = shops
    .flatMap((one) => one.lines)
    .map(({ quantity, price }, index) => {
      const each = kurus(price / quantity)
      return { productId: productId(index + 1), attrId: '', singlePrice: each, originalPrice: each, quantity }
    })
  const products = lines.map((one) => one.productId)
  const rule = { kind: 'n-for-m', ...group } as const
  const promotion = { id: 'a', name: 'Çok al', rule, shopId: null, coupon: false, products }
  const taken = reductionsOf({ shops: [{ items: lines, cargoPrice: zero }], promotions: [promotion] })
  const amounts = taken.map((own) => own.map(({ amount }) => amount).reduce(add, 0))
  return shops.map((one) => ({
    ...one,
    lines: one.lines.map((each) => ({ ...each, reduced: amounts.shift() ?? 0 })),
  }))
}

/** Goods and cargo, less what campaigns took off and a gift code paid, and the interest of instalments. */
const order: fc.Arbitrary<SampleOrder & { readonly group: Group }> = fc
  .record({
    group: fc.constantFrom(...groups),
    shops: fc.array(shop, { minLength: 1, maxLength: 3 }),
    method: fc.constantFrom('credit_card' as const, 'cash_on_delivery' as const),
    interest: fc.constantFrom(0, 0, 137),
    to: fc.constantFrom(undefined, { option: 'branch' as const, place: 'Şube' }),
    code: fc.option(fc.record({ part: fc.constantFrom(0.3, 0.77, 1), more: fc.nat(500), singleUse: fc.boolean() })),
  })
  .map(({ group, shops: plain, method, interest, code, ...where }) => {
    const shops = grouped(plain, group)
    const to = where.to && { to: where.to }
    const cost = shops.flatMap(costsOf).reduce(add, 0)
    const amount = code ? Math.round(cost * code.part) : 0
    const charged = cost - amount + (method === 'credit_card' && cost > amount ? interest : 0)
    if (!code || amount === 0) return { group, shops, method, charged, ...to }
    const taken = code.singleUse ? amount + code.more : amount
    return { group, shops, method, charged, ...to, code: { amount, taken, singleUse: code.singleUse } }
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
/** Shops that answer returns themselves. */
const teams = fc.subarray([1, 2, 3])
const step: fc.Arbitrary<RefundStep> = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('give back' as const),
      lines: asked,
      isAny: fc.constantFrom(false, false, false, true),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ do: fc.constant('deliver' as const), shop: fc.nat(2) }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constantFrom('fetch' as const, 'send back' as const), shop: fc.nat(2) }), weight: 2 },
  {
    arbitrary: fc.record({
      do: fc.constant('exchange' as const),
      line: fc.nat(3),
      for: fc.constantFrom('' as const, '2' as const),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ do: fc.constant('withdraw' as const), request: which }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('hand in' as const), request: which }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('receive' as const), request: which }), weight: 4 },
  {
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      request: which,
      accepted: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      request: which,
      for: fc.constantFrom('shopper' as const, 'seller' as const),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ do: fc.constant('settle' as const), bankAnswers: fc.boolean() }), weight: 2 },
)

/** Rules that are broken after a step. */
function wrongs(
  history: RefundHistory,
  { group, charged, code, method, shops }: SampleOrder & { readonly group: Group },
): readonly string[] {
  const { books, captured, met, order: added, record, refunded, left, kept } = history
  const requests = history.requests.filter(({ status }) => status !== 'refused')
  const wrong: string[] = []
  const hold = (is: boolean, rule: string) => is || wrong.push(rule)
  const sum = (numbers: Iterable<number>) => [...numbers].reduce(add, 0)
  const settled = requests.filter(({ status }) => status !== 'waiting')
  hold(sum(refunded.values()) <= captured, 'the bank gives back no more than it has')
  hold(sum(requests.map(({ refund }) => refund)) <= charged, 'no more is given back than was paid')
  hold(!met['asked back before it was fetched'], 'nothing is given back before it was in hand')
  hold(!met['refused by the bank'], 'the bank is asked for no more than it has')
  hold(!met['refused and changed'], 'a refused request changes nothing')
  hold(!met['refunded other than was shown'], 'what a waiting return shows is what it brings')
  hold(!met['withdrawn after it was handed in'], 'what was handed in is not withdrawn')
  const cargo = requests.flatMap(({ cargoShops }) => cargoShops)
  hold(new Set(cargo).size === cargo.length, 'the cargo of a shop is given back once')
  hold(
    left.every((units) => units >= 0),
    'no unit is given back twice',
  )
  for (const [id, shown] of history.shown) {
    const parts = history.requests.filter((one) => (history.splitOf.get(one.id) ?? one.id) === id)
    if (parts.some(({ status }) => status === 'refused')) continue
    hold(
      sum(parts.map(({ refund }) => refund)) >= (parts.length > 0 ? shown.refund : 0),
      'no less is refunded than was shown',
    )
    if (parts.every(({ status }) => status !== 'waiting'))
      hold(
        sum(parts.map(({ giftReturned }) => giftReturned)) >= (parts.length > 0 ? shown.gift : 0),
        'nor less put back on the code',
      )
  }
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
  const cancelled = settled.filter(({ kind }) => kind === 'cancel').flatMap(({ lines }) => lines)
  const all = shops.flatMap(({ lines }) => lines)
  const undone = all.every(
    ({ quantity }, index) =>
      quantity === sum(cancelled.filter((one) => one.line === index + 1).map((one) => one.quantity)),
  )
  const coupon = books.goods.couponUses.get(added.id)
  hold(coupon?.returned === undone, 'a coupon comes back once everything was cancelled and nothing is on its way back')
  const plain = code === undefined && charged === sum(shops.flatMap(costsOf))
  for (const [index, { price, quantity, reduced = 0, wrap = 0 }] of all.entries()) {
    // Amounts of a return that has not arrived are estimates.
    const parts = settled.flatMap(({ lines }) => lines.filter((one) => one.line === index + 1))
    const whole = kept[index] === 0
    const paid = price - reduced
    const back = sum(parts.map((one) => one.refund))
    if (plain) hold(back <= paid + (whole ? wrap : 0), 'wrapping goes back with the last unit')
    if (plain && whole) hold(back === paid + wrap, 'and with it in full')
    // Up to four groups and three parts of a line round.
    const share = group ? (price * (kept[index] ?? 0) * group.pay) / (group.take * quantity) - 7 : 0
    if (plain && !whole) hold(paid - back >= share, 'what is kept of a group has cost its share')
  }
  for (const [index, productId] of added.productIds.entries()) {
    const of = (some: readonly (typeof requests)[number][]) =>
      sum(some.flatMap(({ lines }) => lines.filter((one) => one.line === index + 1)).map(({ quantity }) => quantity))
    for (const [combination, units] of Object.entries(books.goods.products.get(productId)?.stocks ?? {})) {
      const had = history.asked(index + 1, combination)
      const back = of(settled.filter(({ id, status }) => status !== 'refused' && had.includes(id)))
      const away = of(requests.filter(({ exchange }) => exchange?.combination === combination))
      const start = combination === '' ? 1 : 2
      hold(units === start + back - away, 'what came back is on sale as what it is, and what is exchanged is not')
      hold(units >= 0, 'nothing is handed over that is not there')
    }
  }
  for (const { shopId, status } of record.parcels) {
    const start = sum(shops.slice(0, shopId - 1).map(({ lines }) => lines.length))
    const inIt = added.productIds.map((_, index) => index).slice(start, start + (shops[shopId - 1]?.lines.length ?? 0))
    hold(
      status !== 'cancelled' || inIt.every((index) => left[index] === 0),
      'a cancelled parcel has nothing left in it',
    )
    const whole = inIt.every((index) => kept[index] === 0)
    const back = settled.filter(({ kind }) => kind === 'return').flatMap(({ lines }) => lines)
    const ofIt = sum(back.filter((one) => inIt.includes(one.line - 1)).map(({ refund }) => refund))
    const cash = record.cashOf.includes(shopId) ? history.cashOf([shopId]) : 0
    hold(method === 'credit_card' || ofIt <= cash, 'no more is given back of a parcel than was paid at its door')
    const given = settled.some(({ cargoShops }) => cargoShops.includes(shopId))
    hold(given === whole, 'the cargo goes back with the whole parcel')
  }
  return wrong
}

/** Rules for an order that was refunded completely. */
function wrongsAtTheEnd(history: RefundHistory, { charged, code, method }: SampleOrder): readonly string[] {
  const { books, captured, order: added, record, refunded, requests, left, kept } = history
  const wrong: string[] = []
  const hold = (is: boolean, rule: string) => is || wrong.push(rule)
  const given = [...refunded.values()].reduce(add, 0)
  hold(
    requests.every(({ status }) => status === 'refunded' || status === 'refused'),
    'no request stays open',
  )
  hold(!record.parcels.some(waitsToBeFetched), 'no parcel waits for ever')
  hold(
    left.every((units, index) => units === 0 || !history.mayGiveBack(index)),
    'all can be given back',
  )
  if (kept.some((units) => units > 0)) return wrong
  hold(given === captured, 'exactly what was taken is given back')
  hold(method === 'cash_on_delivery' || captured === charged, 'a card was charged once')
  hold(requests.map(({ refund }) => refund as number).reduce(add, 0) === charged, 'the requests make up the order')
  hold(requests.map(({ gift }) => gift as number).reduce(add, 0) === (code?.amount ?? 0), 'and the gift code')
  hold((books.goods.uses.get(added.id)?.returned ?? 0) === (code?.taken ?? 0), 'the code is whole again')
  hold(['refunded', 'failed'].includes(record.payment.status), 'the payment is closed')
  return wrong
}

test('however an order is given back and withdrawn, its money, cargo, code and units add up', async () => {
  const met: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(
      order,
      teams,
      fc.boolean(),
      fc.array(step, { minLength: 3, maxLength: 24, size: 'max' }),
      async (of, some, isDelivered, steps) => {
        const history = new RefundHistory(of, some)
        await history.start()
        if (isDelivered) await history.deliverAll()
        for (const one of steps) {
          await history.take(one)
          expect(wrongs(history, of)).toEqual([])
        }
        await history.finish()
        expect([...wrongs(history, of), ...wrongsAtTheEnd(history, of)]).toEqual([])
        for (const [what, times] of Object.entries(history.met)) met[what] = (met[what] ?? 0) + times
      },
    ),
    { numRuns: 3_000, unbiased: true },
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
      'fetched',
      'refunded',
      'asked again',
      'refunded later',
      'split',
      'accepted',
      'accepted in part',
      'disputed',
      'decided for the shopper',
      'decided for the seller',
      ...refused,
    ]),
  )
  expect(met['refunded twice']).toBeUndefined()
})
