import { makeProduct, type SeedProduct } from '@market/demo-data'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, makeIndexesAgain, setIndexesAside } from '@market/database'
import { searchVectorText } from '../catalog/search/words/index-words.ts'
import { insertRows } from './insert-rows.ts'

const batch = 500
/** From this many new products on, and at least as many as exist, indexes are built after the load. */
const bulk = 5_000

/** Inserts the products numbered above `after` up to `products`, in batches, so that memory use does not grow. */
export async function insertSeedProducts(
  db: Database,
  seed: {
    readonly after: number
    readonly products: number
    readonly now: Date
    readonly log: (text: string) => void
  },
): Promise<void> {
  if (seed.products - seed.after >= Math.max(seed.after, bulk)) await setIndexesAside(db)
  const make = (first: number) =>
    Array.from({ length: Math.min(batch, seed.products - first + 1) }, (_, index) =>
      makeProduct(first + index, seed.now),
    )
  let made = make(seed.after + 1)
  for (let first = seed.after + 1; first <= seed.products; first += batch) {
    const last = Math.min(seed.products, first + batch - 1)
    const writing = made
    const written = db.transaction().execute((trx) => insertProducts(trx, writing))
    // Generates the next batch while the database writes this one.
    await setImmediate()
    if (last < seed.products) made = make(last + 1)
    await written
    if (Math.floor(last / 5000) > Math.floor((first - 1) / 5000) || last === seed.products)
      seed.log(`${last} of ${seed.products} products`)
  }
  // Also rebuilds indexes that an interrupted load dropped.
  await makeIndexesAgain(db)
  await sql`update shops set product_count = counted.products
    from (select shop_id, count(*)::int as products from products group by shop_id) counted
    where counted.shop_id = shops.id`.execute(db)
}

async function insertProducts(db: Database, made: readonly SeedProduct[]): Promise<void> {
  await insertRows(
    db,
    'products',
    made.map(({ product, brand, categoryNames }) => ({
      ...product,
      search: searchVectorText({ name: product.name, brand, categories: categoryNames, code: product.code }),
    })),
  )
  const ofEach = <Row extends object>(rows: (one: SeedProduct) => readonly Row[]) =>
    made.flatMap((one) => rows(one).map((row) => ({ product_id: one.product.id, ...row })))
  await insertRows(
    db,
    'product_stock',
    ofEach((one) => one.stock),
  )
  await insertRows(
    db,
    'price_history',
    ofEach((one) => one.prices),
  )
  await insertRows(
    db,
    'product_origins',
    made.flatMap(({ product, origin }) => (origin === null ? [] : [{ product_id: product.id, origin_id: origin }])),
  )
  await insertRows(
    db,
    'past_sales',
    ofEach((one) => one.sales),
  )
  await insertRows(
    db,
    'comments',
    ofEach((one) => one.comments.map((comment) => ({ ...comment, images: [] }))),
  )
}
