import { findKargomats, findPostBranches, getKargomatCities } from '@market/contract'
import type { Database } from '@market/database'
import { metresBetween } from '@market/domain/checkout'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { neighborhoodPosition, pointPosition } from '@market/commerce'

/** Routes for pickup points, which are an alternative to delivery at the door. */
export const pickupRoutes = (): readonly AnyRoute[] => [
  route(findPostBranches, async ({ body, db }) => ({ items: await findPoints(db, 'branch', body) })),
  route(findKargomats, async ({ body, db }) => ({ items: await findPoints(db, 'kargomat', body) })),
  route(getKargomatCities, async ({ db }) => ({ items: await kargomatCities(db) })),
]

const turkish = new Intl.Collator('tr')

/** Points of a province or a district, nearest first or in Turkish order; empty for an unknown place. */
async function findPoints(
  db: Database,
  kind: 'branch' | 'kargomat',
  place: {
    readonly city: string
    readonly district: string
    readonly near?: { readonly district: string; readonly neighborhood: string } | undefined
  },
) {
  const from = place.near && neighborhoodPosition({ city: place.city, ...place.near })
  const rows = await db
    .selectFrom('pickup_points')
    .select(['id', 'name', 'city', 'district', 'address', 'hours'])
    .where('kind', '=', kind)
    .where('city', '=', place.city)
    .$if(place.district !== '', (query) => query.where('district', '=', place.district))
    .execute()
  return rows
    .map((row) => {
      const position = pointPosition(row)
      return { ...row, position, distance: from ? metresBetween(from, position) : null }
    })
    .sort(
      (one, other) =>
        (one.distance ?? 0) - (other.distance ?? 0) ||
        turkish.compare(one.district, other.district) ||
        one.id - other.id,
    )
}

async function kargomatCities(db: Database) {
  const rows = await db
    .selectFrom('pickup_points')
    .select(['city', 'district', (row) => row.fn.countAll<number>().as('count')])
    .where('kind', '=', 'kargomat')
    .groupBy(['city', 'district'])
    .execute()
  const cities = Map.groupBy(rows, ({ city }) => city)
  return [...cities]
    .map(([city, districts]) => ({
      city,
      districts: districts
        .map(({ district, count }) => ({ name: district, count: Number(count) }))
        .sort((one, other) => turkish.compare(one.name, other.name)),
      count: districts.reduce((sum, { count }) => sum + Number(count), 0),
    }))
    .sort((one, other) => turkish.compare(one.city, other.city))
}
