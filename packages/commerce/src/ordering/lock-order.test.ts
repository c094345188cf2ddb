import { expect, test } from 'vitest'
import { OrderHistory } from './memory/order-history.ts'

/** Calls that lock rows which others may wait for. */
const locks = new Set([
  'orders.lockCart',
  'orders.lockBuyer',
  'giftCodes.lockOfCart',
  'openOrders.failAll',
  'openOrders.endPayment',
  'openOrders.endOrder',
  'giftCodes.putBack',
  'stock.lock',
  'stock.giveBack',
  'stock.take',
])

function watchedHistory() {
  const history = new OrderHistory({
    stock: 3,
    discounted: 1,
    code: { balance: 1_000, singleUse: false },
    coupon: { maxUses: null, perBuyer: 1 },
    campaign: false,
  })
  const calls: string[] = []
  for (const [name, port] of Object.entries(history.ports))
    for (const [verb, act] of Object.entries<(...args: readonly unknown[]) => unknown>({ ...port }))
      Object.assign(port, {
        [verb]: (...args: readonly unknown[]) => {
          const call = `${name}.${verb}`
          if (locks.has(call)) calls.push(call)
          return act(...args)
        },
      })
  const pay = () => history.take({ do: 'pay', who: 0, method: 'credit_card', old: false })
  return { history, calls, pay }
}

test('an attempt that replaces another locks cart, buyer, gift codes, open orders and, last of all, stock', async () => {
  const { calls, pay } = watchedHistory()
  await pay()
  expect(calls).toEqual([
    'orders.lockCart',
    'orders.lockBuyer',
    'giftCodes.lockOfCart',
    'openOrders.failAll',
    'stock.take',
  ])
  calls.length = 0
  await pay()
  expect(calls).toEqual([
    'orders.lockCart',
    'orders.lockBuyer',
    'giftCodes.lockOfCart',
    'openOrders.failAll',
    'giftCodes.putBack',
    'stock.lock',
    'stock.giveBack',
    'stock.take',
  ])
})

test('a payment that ends locks payment, order and gift code before stock', async () => {
  const { history, calls, pay } = watchedHistory()
  await pay()
  calls.length = 0
  await history.take({ do: 'bank', payment: 0, says: 'refused', silent: false })
  expect(calls).toEqual(['openOrders.endPayment', 'openOrders.endOrder', 'giftCodes.putBack', 'stock.giveBack'])
})
