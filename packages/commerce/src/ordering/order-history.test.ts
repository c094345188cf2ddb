import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buyers, type HistoryShop, type HistoryStep, mailboxOf, OrderHistory } from './memory/order-history.ts'

const who = fc.nat(buyers.length - 1)
const product = fc.integer({ min: 1, max: 2 })
const pay = fc.record({
  do: fc.constant('pay' as const),
  who,
  method: fc.constantFrom('credit_card', 'credit_card', 'credit_card', 'cash_on_delivery', 'bank_transfer'),
  old: fc.boolean(),
})
const payment = fc.nat(2)
const bank = fc.record({
  do: fc.constant('bank' as const),
  payment,
  says: fc.constantFrom('captured', 'captured', 'refused', 'waiting', 'waiting'),
  silent: fc.boolean(),
})
const put = fc.record({ do: fc.constant('put' as const), who, product, units: fc.integer({ min: 0, max: 3 }) })
const step: fc.Arbitrary<HistoryStep> = fc.oneof(
  { arbitrary: put, weight: 18 },
  { arbitrary: pay, weight: 18 },
  { arbitrary: bank, weight: 18 },
  { arbitrary: fc.record({ do: fc.constant('call off' as const), payment }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(20, 20, 6_000) }), weight: 9 },
  { arbitrary: fc.record({ do: fc.constant('look' as const), who }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('race' as const), who, other: who }), weight: 9 },
  { arbitrary: fc.record({ do: fc.constant('log in' as const), who, as: who }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('close shop' as const), product }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('discount' as const), units: fc.nat(2) }), weight: 2 },
)
/** Stock is so small that an open order can hold all of it. */
const shop: fc.Arbitrary<HistoryShop> = fc.record({
  stock: fc.integer({ min: 1, max: 3 }),
  discounted: fc.nat(2),
  code: fc.record({ balance: fc.constantFrom(1_000, 9_000, 100_000), singleUse: fc.boolean() }),
  coupon: fc.record({ maxUses: fc.constantFrom(null, 1, 2), perBuyer: fc.constantFrom(1, 1, 2) }),
  campaign: fc.boolean(),
})

/** Rules that are broken after a step. */
function wrongs({ books, bank, met }: OrderHistory, { stock, code, coupon }: HistoryShop): readonly string[] {
  const wrong: string[] = []
  const hold = (is: boolean, rule: string) => is || wrong.push(rule)
  const held = [...books.orders.values()].filter((order) => order.held)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  for (const [id, { stocks, discount }] of books.products) {
    const lines = held.flatMap((order) => order.lines).filter(({ productId }) => productId === id)
    const left = stocks[''] ?? 0
    hold(left >= 0, 'no stock below zero')
    hold(left + sum(lines.map(({ quantity }) => quantity)) === stock, 'a unit is on sale or in one order')
    hold(!discount || discount.left >= 0, 'no discount below zero')
    const now = lines.filter(({ discountNumber }) => discountNumber === discount?.number)
    const given = sum(now.map((line) => line.discounted))
    hold(!discount || discount.left + given === discount.original, 'a discounted unit is on sale or in one order')
  }
  const uses = [...books.uses.values()]
  const spent = uses.filter(({ taken, returned }) => taken > returned)
  const balance = books.codes.get('kod')?.balance ?? -1
  hold(balance >= 0, 'no code below zero')
  hold(balance + sum(uses.map((use) => use.taken - use.returned)) === code.balance, 'the code and its uses agree')
  hold(!code.singleUse || spent.length <= 1, 'a single-use code is spent once')
  const inUse = [...books.couponUses].filter(([, { returned }]) => !returned).map(([id]) => id)
  hold(books.coupons.get('kupon')?.used === inUse.length, 'a coupon counts its uses')
  hold(inUse.length <= (coupon.maxUses ?? Infinity), 'a coupon is used no more often than it may be')
  for (const mailbox of new Set(buyers.map((_, who) => mailboxOf(who)))) {
    const own = new Set([...books.orders].filter(([, { email }]) => email === mailbox).map(([id]) => id))
    hold(inUse.filter((id) => own.has(id)).length <= coupon.perBuyer, 'nor by one mailbox')
    const cash = [...books.payments.values()].filter(
      ({ orderId, status }) => own.has(orderId) && status === 'on_delivery',
    )
    hold(cash.length <= 3, 'one mailbox has no more orders to be paid at the door')
  }
  hold(!met['revived what is gone'], 'money that comes late buys nothing of a closed shop or of a cart that is closed')
  for (const [id, order] of books.orders) {
    const wanted = order.status === 'paid' || order.status === 'awaiting_payment'
    hold(order.held === wanted, 'an order has its units as long as it is wanted')
    hold((order.status === 'paid') === books.told.has(order.number), 'the buyer of a confirmed order was told')
    const use = books.uses.get(id)
    const coupons = books.couponUses.get(id)
    hold(!coupons || wanted === !coupons.returned, 'an order has its coupon as long as it is wanted')
    hold(!use || wanted === use.taken > use.returned, 'an order has its part of the code as long as it is wanted')
  }
  for (const [cartId, cart] of books.carts) {
    const wanted = [...books.orders.values()].filter((order) => order.cartId === cartId && order.held)
    hold(wanted.length <= 1, 'a cart is bought once')
    hold(cart.status !== 'active' || wanted.every(({ status }) => status !== 'paid'), 'a bought cart is closed')
  }
  for (const [id, payment] of books.payments) {
    const order = books.orders.get(payment.orderId)
    const paid = order?.status === 'paid' && payment.method !== 'cash_on_delivery'
    hold(payment.status !== 'pending' || order?.status === 'awaiting_payment', 'no payment waits without its order')
    hold((payment.status === 'paid') === paid, 'an order is paid with its payment')
    const free = payment.amount === 0
    hold(payment.status !== 'paid' || free || bank.get(id) === 'captured', 'a paid order has its money')
    hold((payment.status === 'refunded') <= (bank.get(id) === 'refunded'), 'money that is told to be back is back')
    const goods = sum((order?.lines ?? []).map((line) => owed(line)))
    const gift = books.uses.get(payment.orderId)?.amount ?? 0
    const reduced = order?.reduced ?? 0
    hold(payment.amount + gift + reduced === goods, 'an order costs its units, less its promotions and its gift code')
  }
  return wrong
}

/** Checked after the bank has decided every payment. */
const unsettled = ({ books, bank }: OrderHistory): readonly string[] =>
  [...books.payments].flatMap(([id, { status, settledAt }]) => {
    const kept = bank.get(id) === 'captured'
    if (kept && status !== 'paid') return ['money without an order goes back']
    return status === 'pending' || (status === 'expired' && settledAt === null) ? ['every payment ends'] : []
  })

const owed = (line: { readonly productId: number; readonly quantity: number; readonly discounted: number }): number =>
  line.productId === 1 ? 8_000 * line.quantity : 10_000 * line.quantity - 2_000 * line.discounted

test('whatever buyers, bank and shop do in any order, units, discounts, codes and money agree', async () => {
  const met: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(shop, fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (of, steps) => {
      const history = new OrderHistory(of)
      for (const one of steps) {
        await history.take(one)
        const wrong = wrongs(history, of)
        if (wrong.length > 0) expect([one, wrong]).toBeUndefined()
      }
      await history.end()
      expect([...wrongs(history, of), ...unsettled(history)]).toEqual([])
      for (const [what, times] of Object.entries(history.met)) met[what] = (met[what] ?? 0) + times
    }),
    { numRuns: 2_000 },
  )
  const all = ['placed', 'replaced', 'paid', 'paid late', 'refunded', 'failed', 'expired', 'merged', 'called off']
  const refused = ['order/stock-taken', 'order/discount-taken', 'order/total-changed', 'order/cart-changed']
  expect(Object.keys(met)).toEqual(expect.arrayContaining([...all, ...refused, 'order/cart-blocked']))
})
