import type { Database } from '../platform/database/open-database.ts'
import { cartFailed } from './cart-failures.ts'
import { readCombination } from './find-offer.ts'
import { upsertActiveCart, type ActiveCart } from './active-cart.ts'

interface InsuredLine {
  readonly cartId: string
  readonly productId: number
  readonly combination: string
}

/** Which of these services are sold with a product now, and which are not. */
export async function offeredOf(
  db: Database,
  productId: number,
  ids: readonly number[],
): Promise<{ readonly offered: readonly number[]; readonly gone: readonly number[] }> {
  if (ids.length === 0) return { offered: [], gone: [] }
  const wanted = [...new Set(ids)]
  const found = await db
    .selectFrom('added_services as s')
    .innerJoin('products as p', (join) => join.on((on) => on('s.category_id', '=', on.fn.any('p.category_path'))))
    .select('s.id')
    .where('p.id', '=', productId)
    .where('s.id', 'in', wanted)
    .execute()
  const offered = found.map(({ id }) => id)
  return { offered, gone: wanted.filter((id) => !offered.includes(id)) }
}

/** Adds services to a line that is there. */
export async function writeInsurances(trx: Database, line: InsuredLine, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .insertInto('cart_insurances')
    .values(
      ids.map((service_id) => ({
        cart_id: line.cartId,
        product_id: line.productId,
        combination: line.combination,
        service_id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Choice {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  readonly insuranceId: number
  readonly now: Date
}

/** Adds one service to a line of the owner's cart; 404 where there is no such line. */
export async function chooseInsurance(trx: Database, choice: Choice): Promise<ActiveCart> {
  const touched = await upsertActiveCart(trx, choice.ownerId, choice.now)
  const line = { cartId: touched.id, productId: choice.productId, combination: readCombination(choice.attrId) }
  const there = await trx
    .selectFrom('cart_items')
    .select('product_id')
    .where('cart_id', '=', line.cartId)
    .where('product_id', '=', line.productId)
    .where('combination', '=', line.combination)
    .executeTakeFirst()
  if (!there) throw cartFailed({ code: 'cart/not-in-cart' })
  const { offered } = await offeredOf(trx, choice.productId, [choice.insuranceId])
  if (offered.length === 0) throw cartFailed({ code: 'cart/unknown-service' })
  await writeInsurances(trx, line, offered)
  return touched
}

/** Takes a service off a line. What is not there is off already. */
export async function dropInsurance(trx: Database, choice: Choice): Promise<ActiveCart> {
  const touched = await upsertActiveCart(trx, choice.ownerId, choice.now)
  await trx
    .deleteFrom('cart_insurances')
    .where('cart_id', '=', touched.id)
    .where('product_id', '=', choice.productId)
    .where('combination', '=', readCombination(choice.attrId))
    .where('service_id', '=', choice.insuranceId)
    .execute()
  return touched
}
