import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { cartFailed } from '../cart-failures.ts'
import { addToCart, type CartWrite } from '../add-to-cart.ts'
import { readCombination } from '../find-offer.ts'
import { upsertActiveCart, type ActiveCart } from '../active-cart.ts'

const mostSaved = 100

interface Move {
  readonly ownerId: string
  readonly productId: number
  readonly attrId: string
  readonly now: Date
}

/** Moves a line out of the cart into the list for later, with all its units (rules.md C9). */
export async function saveForLater(trx: Database, move: Move): Promise<ActiveCart> {
  const { ownerId, productId, now } = move
  const touched = await upsertActiveCart(trx, ownerId, now)
  const services = await trx
    .selectFrom('cart_insurances')
    .select('service_id')
    .where('cart_id', '=', touched.id)
    .where('product_id', '=', productId)
    .where('combination', '=', readCombination(move.attrId))
    .execute()
  const line = await trx
    .deleteFrom('cart_items')
    .where('cart_id', '=', touched.id)
    .where('product_id', '=', productId)
    .where('combination', '=', readCombination(move.attrId))
    .returning(['combination', 'quantity'])
    .executeTakeFirst()
  if (!line) throw cartFailed({ code: 'cart/not-in-cart' })
  await trx
    .insertInto('saved_items')
    .values({
      owner_id: ownerId,
      product_id: productId,
      ...line,
      services: services.map((one) => one.service_id),
      saved_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'product_id', 'combination'])
        .doUpdateSet({ quantity: sql<number>`saved_items.quantity + excluded.quantity` }),
    )
    .execute()
  const { count } = await trx
    .selectFrom('saved_items')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count > mostSaved) throw cartFailed({ code: 'cart/too-many-saved', limit: mostSaved })
  return touched
}

/** Puts a saved line back into the cart. What stock or limit do not allow stays saved, and the cart says so. */
export async function moveBack(trx: Database, move: Move): Promise<CartWrite> {
  const { ownerId, productId, now } = move
  const combination = readCombination(move.attrId)
  const held = await lineUnits(trx, ownerId, productId, combination)
  const saved = await removeSaved(trx, move)
  if (!saved) throw cartFailed({ code: 'cart/not-saved' })
  const written = await addToCart(trx, {
    ownerId,
    productId,
    attrId: combination,
    quantity: saved.quantity,
    insurance: saved.services,
    now,
    clamp: true,
  })
  const left = saved.quantity - ((await lineUnits(trx, ownerId, productId, combination)) - held)
  if (left > 0)
    await trx
      .insertInto('saved_items')
      .values({
        owner_id: ownerId,
        product_id: productId,
        combination,
        quantity: left,
        services: saved.services,
        saved_at: now,
      })
      .execute()
  return written
}

interface Removed {
  readonly quantity: number
  readonly services: number[]
}

/** Forgets a saved line and gives what it held; undefined where it is not there. */
export async function removeSaved(trx: Database, { ownerId, productId, attrId }: Move): Promise<Removed | undefined> {
  return trx
    .deleteFrom('saved_items')
    .where('owner_id', '=', ownerId)
    .where('product_id', '=', productId)
    .where('combination', '=', readCombination(attrId))
    .returning(['quantity', 'services'])
    .executeTakeFirst()
}

/** At login what a visitor saved goes to the member. */
export async function takeSavedItems(trx: Database, fromOwner: string, toOwner: string): Promise<void> {
  await sql`insert into saved_items (owner_id, product_id, combination, quantity, services, saved_at)
    select ${toOwner}::uuid, product_id, combination, quantity, services, saved_at from saved_items where owner_id = ${fromOwner}
    on conflict (owner_id, product_id, combination)
    do update set quantity = greatest(saved_items.quantity, excluded.quantity)`.execute(trx)
  await trx.deleteFrom('saved_items').where('owner_id', '=', fromOwner).execute()
}

async function lineUnits(trx: Database, ownerId: string, productId: number, combination: string): Promise<number> {
  const line = await trx
    .selectFrom('cart_items as i')
    .innerJoin('carts as c', 'c.id', 'i.cart_id')
    .select('i.quantity')
    .where('c.owner_id', '=', ownerId)
    .where('c.status', '=', 'active')
    .where('i.product_id', '=', productId)
    .where('i.combination', '=', combination)
    .executeTakeFirst()
  return line?.quantity ?? 0
}
