import { cancelCalls, changeCart, getCart, removeFromCart } from '@market/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { auditBooks } from '../office/audit-books.ts'
import { atBank, confirmAtBank, returnToShop } from './bank-customer.ts'
import { insertProduct } from './insert-product.ts'
import { makeShopper, type Shopper } from './shopper.ts'
import type { TestApi } from './start-test-api.ts'

const add = fc.record({ do: fc.constant('add' as const), at: fc.nat(1), num: fc.integer({ min: 1, max: 4 }) })
const step = fc.oneof(
  add,
  add,
  fc.record({
    do: fc.constant('put' as const),
    at: fc.nat(1),
    num: fc.integer({ min: 1, max: 6 }),
    old: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(1) }),
  fc.record({ do: fc.constant('price' as const), at: fc.nat(1), price: fc.integer({ min: 1, max: 99_999 }) }),
  fc.record({
    do: fc.constantFrom(
      'pay',
      'pay',
      'pay twice',
      'leave the bank',
      'come back to the bank',
      'pay with a refused card',
      'pay an old total',
    ),
  }),
  fc.record({ do: fc.constant('give back' as const), at: fc.nat(1), num: fc.integer({ min: 1, max: 5 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Few units, so that a shopper's own open order holds all of them. */
const plan = fc.record({
  stock: fc.integer({ min: 1, max: 3 }),
  /** Number of discounted units of the second product. */
  discounted: fc.integer({ min: 0, max: 2 }),
})

/**
 * Runs random sequences of steps with a cart, its payment and its orders (security.md 9). Each shopper has two
 * products. Returns the problems found after each sequence, with its steps.
 */
export async function runOrderSequences(
  api: TestApi,
  { sequences, seed, longest }: { readonly sequences: number; readonly seed: number; readonly longest: number },
): Promise<{ readonly wrong: readonly string[]; readonly paid: number }> {
  const wrong: string[] = []
  let paid = 0
  const { last } = await api.deps.db
    .selectFrom('products')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  let product = last ?? 0
  const sequence = fc.tuple(plan, fc.array(step, { minLength: 8, maxLength: longest, size: 'max' }))
  for (const [{ stock, discounted }, steps] of fc.sample(sequence, { numRuns: sequences, seed })) {
    const ids = [product + 1, product + 2]
    product += 2
    const limited = { price: 8_000, discount_max_quantity: discounted, discount_original_quantity: discounted }
    for (const id of ids)
      await insertProduct(api.deps.db, {
        id,
        stocks: { '': stock },
        original_price: 10_000,
        ...(id === product && discounted > 0 && limited),
      })
    const shopper = await makeShopper(api)
    const orders: string[] = []
    const left: string[] = []
    for (const one of steps) {
      const refused = await take(api, shopper, { ids, orders, left }, one).catch((error: unknown) => error)
      if (refused instanceof Error) wrong.push(`${one.do}: ${refused.message} in ${JSON.stringify([stock, steps])}`)
    }
    paid += orders.length
    for (const found of [...(await auditBooks(api.deps.db)), ...(await unitsLost(api, ids, stock))])
      wrong.push(`${found} after ${JSON.stringify([stock, discounted, steps])}`)
  }
  return { wrong, paid }
}

interface Held {
  readonly ids: readonly number[]
  /** Numbers of the paid orders. */
  readonly orders: string[]
  /** Pages of the bank whose payment is still open. */
  readonly left: string[]
}

/** A step may be refused with a 4xx; any other failure throws. */
async function take(api: TestApi, shopper: Shopper, held: Held, one: Step): Promise<void> {
  const { ids, orders } = held
  const id = ids['at' in one ? one.at : 0] ?? 0
  switch (one.do) {
    case 'add':
      return shopper.add(id, one.num).catch(refusal)
    case 'put':
      return expected(
        await shopper.call(changeCart, { body: { product_id: id, number: one.num, attr_id: '', old_number: one.old } }),
      )
    case 'remove':
      return expected(await shopper.call(removeFromCart, { query: { product_id: id, attr_id: '' } }))
    case 'price': {
      const to = { price: one.price, original_price: one.price }
      return void (await api.deps.db.updateTable('products').set(to).where('id', '=', id).execute())
    }
    case 'give back': {
      const order_id = orders.at(-1)
      if (order_id === undefined) return
      const items = [{ product_id: id, quantity: one.num, reason_id: 1 }]
      return expected(await shopper.call(cancelCalls.postAction, { body: { order_id, items } }))
    }
    default:
      return pay(api, shopper, held, one.do)
  }
}

/**
 * Pays the cart or comes back to an open bank page. Only this shopper buys these products, so every attempt finds
 * enough stock.
 */
async function pay(api: TestApi, shopper: Shopper, { orders, left }: Held, how: string): Promise<void> {
  if (how === 'come back to the bank') return comeBack(api, left.pop(), orders)
  if ((await shopper.ask(getCart)).count === 0) return
  const wish = await shopper.wish(how === 'pay with a refused card' ? 'refused' : 'pays')
  const key = `dizi-${crypto.randomUUID()}`
  const body = how === 'pay an old total' ? { ...wish, total: wish.total + 0.01 } : wish
  const heard = await shopper.pay(body, key)
  const { status } = heard
  if (status !== (how === 'pay an old total' ? 409 : 200)) throw new Error(`${status} ${heard.message}`)
  if (status !== 200) return
  if (how === 'leave the bank') return void left.push(heard.data.redirect_url)
  if (how === 'pay twice') expected(await shopper.pay(body, key))
  return comeBack(api, heard.data.redirect_url, orders, how === 'pay twice' ? 3 : 1)
}

async function comeBack(api: TestApi, page: string | undefined, orders: string[], times = 1): Promise<void> {
  if (page === undefined) return
  await atBank(page, { action: 'resend' })
  const { back } = await confirmAtBank(api, page)
  for (let time = 0; time < times; time += 1) await returnToShop(api, back?.fields ?? {})
  const order = await api.deps.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.number', 'o.status'])
    .where('p.id', '=', back?.fields['payment'] ?? '')
    .executeTakeFirstOrThrow()
  if (order.status === 'paid') orders.push(order.number)
}

function expected({ status, message }: { readonly status: number; readonly message: string }): void {
  // A step that breaks the contract would test nothing, so it fails as well.
  if (status >= 500 || message.startsWith('Gönderilen bilgiler')) throw new Error(`${status} ${message}`)
}
/** Ignores a 4xx, which the error's message names; every other error is thrown. */
function refusal(error: unknown): undefined {
  if (!(error instanceof Error) || !/: 4\d\d /.test(error.message)) throw error
}

/** Counts units that are neither in stock nor in an order that reserves them. */
async function unitsLost({ deps }: TestApi, ids: readonly number[], stock: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number; units: number }>`
    select k.product_id as id, k.stock
      + coalesce((select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
          where i.product_id = k.product_id and o.stock_held), 0)
      - coalesce((select sum(c.quantity) from cancellation_items c join cancellations n on n.id = c.cancellation_id
          join orders o on o.id = n.order_id
          join order_items i on i.order_id = n.order_id and i.line = c.line
          where i.product_id = k.product_id and o.stock_held and n.status <> 'refused'), 0) as units
    from product_stock k where k.product_id = any (${[...ids]}::int[])`.execute(deps.db)
  return rows.flatMap(({ id, units }) =>
    Number(units) === stock ? [] : [`${units} units of product ${id} in place of ${stock}`],
  )
}
