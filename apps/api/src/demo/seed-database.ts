import {
  brandList,
  installmentLimits,
  makeShop,
  seedBanners,
  seedOrigins,
  seedShops,
  seedSlides,
  taxRates,
  taxRatesSince,
} from '@market/demo-data'
import { sql } from 'kysely'
import { insertSeedProducts } from './insert-seed-products.ts'
import { insertRows } from './insert-rows.ts'
import { slugify } from '@market/domain/text'
import type { Database } from '@market/database'

/** Fills an empty database in batches, so that memory use does not grow. Returns false if it was filled already. */
export async function seedDatabase(
  db: Database,
  seed: { readonly products: number; readonly now: Date; readonly log: (text: string) => void },
): Promise<boolean> {
  const done = await db.selectFrom('settings').select('key').where('key', '=', 'seeded').executeTakeFirst()
  if (done) return false
  await clear(db)
  await insertRows(
    db,
    'brands',
    brandList().map((name, index) => ({ id: index + 1, name, slug: `${slugify(name)}-${index + 1}` })),
  )
  await insertRows(
    db,
    'shops',
    Array.from({ length: seedShops }, (_, index) => makeShop(index + 1, seed.now)),
  )
  await insertRows(
    db,
    'origins',
    seedOrigins().map(({ id, slug, name, city, region, note }) => ({ id, slug, name, city, region, note })),
  )
  await insertSeedProducts(db, { ...seed, after: 0 })
  await insertRows(
    db,
    'sliders',
    seedSlides().home.map((content, index) => ({ id: index + 1, position: index, place: 'home', content })),
  )
  await insertRows(
    db,
    'banners',
    seedBanners().home.map(({ place, ...content }, index) => ({ id: index + 1, position: index, place, content })),
  )
  await insertRows(
    db,
    'installment_limits',
    installmentLimits().map((limit) => ({ ...limit, since: new Date('2026-01-01') })),
  )
  await insertRows(
    db,
    'tax_rates',
    taxRates().map((rate) => ({ ...rate, since: taxRatesSince })),
  )
  await sql`analyze`.execute(db)
  await db.deleteFrom('settings').where('key', 'in', ['showcase', 'shop-application']).execute()
  await db
    .insertInto('settings')
    .values({ key: 'seeded', value: JSON.stringify({ products: seed.products }) })
    .execute()
  return true
}

/** Deletes the rows of an interrupted seed. */
async function clear(db: Database): Promise<void> {
  await sql`truncate products, shops, brands, product_stock, price_history, comments, sliders, banners, installment_limits, tax_rates, origins,
    campaigns, collections, gift_ideas, added_services, bank_accounts, pickup_points, deals, tags cascade`.execute(db)
}
