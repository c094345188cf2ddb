import { expect, test } from 'vitest'
import { CartHistory, type CartStep } from './memory/cart-history.ts'

const product = { name: 'Ürün', active: true, upperLimit: 3, price: 10_000, discounted: null, attributes: [] }
const item = { who: 'member', productId: 1, attrId: '', nth: undefined } as const
const add = { ...item, do: 'add', quantity: 1, insurance: [], relatedProductId: undefined } as const

/** Runs steps, and returns the last step's calls to ports that lock shared rows. */
async function locksOf(...steps: readonly CartStep[]): Promise<readonly string[]> {
  const history = new CartHistory({ 1: { ...product, stocks: { '': 3 }, services: [1] } })
  let calls: string[] = []
  for (const [name, port] of Object.entries({ carts: history.ports.carts, saved: history.ports.saved }))
    for (const [verb, act] of Object.entries<(...args: readonly never[]) => unknown>({ ...port }))
      Object.assign(port, {
        [verb]: (...args: readonly never[]) => {
          calls.push(`${name}.${verb}`)
          return act(...args)
        },
      })
  for (const step of steps) {
    calls = []
    expect(await history.take(step)).toMatchObject({ ok: true })
  }
  return calls
}

const changes: readonly CartStep[] = [
  add,
  { who: 'member', do: 'add many', items: [add] },
  { ...item, do: 'change', quantity: 2 },
  { ...item, do: 'insure' },
  { ...item, do: 'drop insurance' },
  { ...item, do: 'save' },
  { ...item, do: 'remove' },
  { who: 'member', do: 'empty' },
  { who: 'member', do: 'set code', code: 'full' },
  { who: 'member', do: 'drop code' },
]
test.each(changes)('the cart is locked before all else: $do', async (change) => {
  const calls = await locksOf(add, change)
  expect(calls[0]).toBe('carts.lockCart')
  expect(calls.filter((call) => call === 'carts.lockCart')).toHaveLength(1)
})

test('a saved item is taken with the cart already locked, as the other way round two moves would wait for each other', async () => {
  const calls = await locksOf(add, { ...item, do: 'save' }, { ...item, do: 'put back' })
  expect(calls).toEqual([
    'carts.lockCart',
    'carts.lines',
    'carts.keepAside',
    'saved.take',
    'carts.lines',
    'carts.writeLine',
  ])
})

test('a login closes the visitor’s cart, locks the member’s, and comes to saved items last', async () => {
  const calls = await locksOf(add, { ...add, who: 'visitor' }, { who: 'visitor', do: 'log in' })
  expect(calls.filter((call) => /lock|close|saved/.test(call))).toEqual([
    'carts.closeMerged',
    'carts.lockCart',
    'saved.moveAll',
  ])
})
