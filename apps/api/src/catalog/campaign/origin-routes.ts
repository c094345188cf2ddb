import { type AnswerInput, getGeographyProducts, getPostBazaar } from '@market/contract'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { makeTtlCache } from '../../platform/http/ttl-cache.ts'
import { readPage } from '../listing/read-page.ts'
import { readListingFilter } from '../listing/listing-filter.ts'
import { cardWire, selectCards } from '../product/product-card.ts'
import { texts } from '../texts.ts'

const bestOfRegion = 6

/** Products with a registered geographic indication. */
export function originRoutes(): readonly AnyRoute[] {
  const bazaars = makeTtlCache<AnswerInput<typeof getPostBazaar>>({ seconds: 60, max: 1 })
  return [
    route(getPostBazaar, async ({ db, now }) => bazaars.get('', now, () => readBazaar(db))),
    route(getGeographyProducts, async ({ query: { page, limit, origin: slug }, db }) => {
      const origins = await readOrigins(db)
      const origin = origins.find((one) => one.slug === slug)
      if (slug && !origin) throw new ApiError(404, texts.originNotFound)
      const scope = { kind: 'origin', originId: origin?.id } as const
      const filter = readListingFilter({ stock: 'false', sort: 'default', limit, offset: 0 }, undefined, scope)
      const rows = await readPage(db, filter, { sort: 'default', limit, offset: (page - 1) * limit })
      const originOf = await originsOf(
        db,
        rows.map(({ id }) => id),
      )
      return {
        result_count: origin ? origin.product_count : origins.reduce((sum, one) => sum + one.product_count, 0),
        results: rows.map((row) => ({ ...cardWire(row), origin: originOf.get(row.id)?.name ?? null })),
        origins: origins.map(originWire),
      }
    }),
  ]
}

const selectOrigins = (db: Database) =>
  db
    .selectFrom('origins')
    .select(['id', 'slug', 'name', 'city', 'region', 'note'])
    .select(
      sql<number>`(
      select count(*)::int from product_origins join products p on p.id = product_id
      where origin_id = origins.id and p.active)`.as('product_count'),
    )
type Origin = Awaited<ReturnType<ReturnType<typeof selectOrigins>['executeTakeFirstOrThrow']>>

/** Origins with products on sale, by region and name. */
async function readOrigins(db: Database): Promise<readonly Origin[]> {
  const origins = await selectOrigins(db).execute()
  return origins
    .filter(({ product_count }) => product_count > 0)
    .sort((one, other) => turkish.compare(one.region, other.region) || turkish.compare(one.name, other.name))
}
const turkish = new Intl.Collator('tr')
const originWire = ({ slug, name, city, region, note, product_count }: Origin) => ({
  slug,
  name,
  city,
  region,
  note,
  product_count,
})

async function originsOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; region: string }>()
  const rows = await db
    .selectFrom('product_origins as po')
    .innerJoin('origins as o', 'o.id', 'po.origin_id')
    .select(['po.product_id', 'o.name', 'o.region'])
    .where('po.product_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ product_id, ...origin }) => [product_id, origin]))
}

/** Regions with their origins and the best sellers of each. */
async function readBazaar(db: Database): Promise<AnswerInput<typeof getPostBazaar>> {
  const origins = await readOrigins(db)
  const best = sql<{ id: number; region: string; place: number }>`(
    select p.id, o.region, row_number() over (partition by o.region order by p.sold_count desc, p.id) as place
    from product_origins po join products p on p.id = po.product_id join origins o on o.id = po.origin_id
    where p.active and p.stock > 0)`
  const rows = await selectCards(db)
    .innerJoin(best.as<'best'>(sql`best`), 'best.id', 'p.id')
    .select('best.region')
    .where('best.place', '<=', bestOfRegion)
    .orderBy('best.place')
    .execute()
  const regions = [...new Set(origins.map(({ region }) => region))]
  return {
    regions: regions.map((region) => ({
      name: region,
      origins: origins.filter((one) => one.region === region).map(originWire),
      results: rows.filter((row) => row.region === region).map(cardWire),
    })),
  }
}
