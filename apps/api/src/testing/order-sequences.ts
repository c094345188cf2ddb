import { cancelCalls, changeCart, removeFromCart } from '@market/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { auditBooks } from '../checkout/audit-books.ts'
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
    do: fc.constantFrom('pay', 'pay', 'pay twice', 'leave the bank', 'pay with a refused card', 'pay an old total'),
  }),
  fc.record({ do: fc.constant('give back' as const), at: fc.nat(1), num: fc.integer({ min: 1, max: 5 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const stockAtFirst = 12

/**
 * Shoppers who do whatever may be done with a cart, its payment and its orders, in any order (security.md 9). Each has two
 * products to fill a cart from. Gives what was wrong after each, with the steps that led there.
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
  for (const steps of fc.sample(fc.array(step, { minLength: 8, maxLength: longest, size: 'max' }), {
    numRuns: sequences,
    seed,
  })) {
    const ids = [product + 1, product + 2]
    product += 2
    for (const id of ids) await insertProduct(api.deps.db, { id, stocks: { '': stockAtFirst } })
    const shopper = await makeShopper(api)
    const orders: string[] = []
    for (const one of steps)
      await take(api, shopper, { ids, orders }, one).catch((error: unknown) => {
        throw new Error(`${one.do}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      })
    paid += orders.length
    for (const found of [...(await auditBooks(api.deps.db)), ...(await unitsLost(api, ids))])
      wrong.push(`${found} after ${JSON.stringify(steps)}`)
  }
  return { wrong, paid }
}

interface Held {
  readonly ids: readonly number[]
  /** Numbers of the orders that were paid. */
  readonly orders: string[]
}

/** A step may be refused in words; a surprise throws. */
async function take(api: TestApi, shopper: Shopper, { ids, orders }: Held, one: Step): Promise<void> {
  const id = ids['at' in one ? one.at : 0] ?? 0
  switch (one.do) {
    case 'add':
      return void (await shopper.add(id, one.num).catch(refusal))
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
      return pay(api, shopper, orders, one.do)
  }
}

async function pay(api: TestApi, shopper: Shopper, orders: string[], how: string): Promise<void> {
  const wish = await shopper.wish(how === 'pay with a refused card' ? 'refused' : 'pays').catch(refusal)
  if (!wish) return
  const key = `dizi-${crypto.randomUUID()}`
  const body = how === 'pay an old total' ? { ...wish, total: wish.total + 0.01 } : wish
  const heard = await shopper.pay(body, key)
  expected(heard)
  if (heard.status !== 200 || how === 'leave the bank') return
  if (how === 'pay twice') expected(await shopper.pay(body, key))
  await atBank(heard.data.redirect_url, { action: 'resend' })
  const page = await confirmAtBank(api, heard.data.redirect_url)
  for (let back = 0; back < (how === 'pay twice' ? 3 : 1); back += 1) await returnToShop(api, page.back?.fields ?? {})
  const { status } = await api.deps.db
    .selectFrom('orders')
    .select('status')
    .where('number', '=', heard.data.order_id)
    .executeTakeFirstOrThrow()
  if (status === 'paid') orders.push(heard.data.order_id)
}

function expected({ status, message }: { readonly status: number; readonly message: string }): void {
  // A step that is no request of the contract tries nothing.
  if (status >= 500 || message.startsWith('Gönderilen bilgiler')) throw new Error(`${status} ${message}`)
}
/** What a helper throws for a refusal names its status; everything of 5xx is a surprise. */
function refusal(error: unknown): undefined {
  if (!(error instanceof Error) || !/: 4\d\d /.test(error.message)) throw error
}

/** Units that are neither in stock nor in an order that holds them. */
async function unitsLost({ deps }: TestApi, ids: readonly number[]): Promise<readonly string[]> {
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
    Number(units) === stockAtFirst ? [] : [`${units} units of product ${id} in place of ${stockAtFirst}`],
  )
}
