import fc from 'fast-check'
import { insertProduct, insertShop } from './insert-product.ts'
import { readOrders } from './read-orders.ts'
import { readStock } from './read-stock.ts'
import { makeShopper } from './shopper.ts'
import type { TestApi } from './start-test-api.ts'

const productId = 700_001
const lira = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((kurus) => kurus / 100),
  fc.double({ noNaN: true }),
  fc.constantFrom<unknown>(0, 0.01, 1e300, -0, '249.9', '1e3', null, true, [249.9], { value: 249.9 }),
)
const whole = fc.oneof(fc.integer(), fc.constantFrom<unknown>(-1, 0.5, 1e9, '3', null))

/** Changes to the payment page's request, each of which affects at least one important value. */
const tampering = fc.oneof(
  fc.record({ total: lira }),
  fc.record({ total: lira, price: lira }),
  fc.record({ installment: whole.filter((value) => value !== 1), total: lira }),
  fc.record({ cart_revision: whole }),
  fc
    .tuple(fc.constantFrom('price', 'prices', 'interest', 'discount', 'shipping', 'amount', 'lines', 'gift_code'), lira)
    .map(([name, value]) => ({ [name]: value })),
)

/**
 * Presses the button with sums, instalments and extra fields made up by the client (security.md 7). Returns every
 * response that is not a refusal, and the remaining stock of ten units: all of them, since no order may exist.
 */
export async function runTamperedOrders(
  api: TestApi,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<{ readonly wrong: readonly string[]; readonly orders: number; readonly stock: number | undefined }> {
  await insertShop(api.deps.db, { id: productId })
  await insertProduct(api.deps.db, { id: productId, shop_id: productId })
  const shopper = await makeShopper(api)
  await shopper.add(productId, 2)
  const honest = await shopper.wish()
  const wrong: string[] = []
  for (const tampered of fc.sample(tampering, { numRuns: runs, seed })) {
    if (Object.entries(tampered).every(([name, value]) => Reflect.get(honest, name) === value)) continue
    const { status, message } = await shopper.pay({ ...honest, ...tampered })
    if (status !== 409 && status !== 422) wrong.push(`${status} "${message}" to ${JSON.stringify(tampered)}`)
  }
  const orders = await readOrders(api.deps.db, shopper.email)
  return { wrong, orders: orders.length, stock: await readStock(api.deps.db, productId) }
}
