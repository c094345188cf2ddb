import type { AlarmWire } from '@market/contract'
import { productUrl } from '@market/domain/navigation'
import { kurus, toLira } from '@market/domain/money'
import { alarmDays } from '@market/domain/alarms'
import { type Selectable, sql } from 'kysely'
import type { Database, Schema } from '@market/database'
import { priceOf } from './awaited-offer.ts'

/** More than an owner can have: 50 waiting alarms, and those fired in half a year. */
const max = 200
const lifeMs = alarmDays * 86_400_000

/** Alarms created before this instant have expired. */
export const waitsSince = (now: Date): Date => new Date(now.getTime() - lifeMs)

/** An owner's alarms except ended ones, newest first: waiting, fired and expired. */
export async function findAlarms(
  db: Database,
  owner: string,
  asked: { readonly productId?: number | undefined; readonly id?: string; readonly now: Date },
): Promise<AlarmWire[]> {
  const rows = await db
    .selectFrom('alarms as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('product_stock as k', (join) =>
      join.onRef('k.product_id', '=', 'a.product_id').onRef('k.combination', '=', 'a.combination'),
    )
    .selectAll('a')
    .select(['p.name', 'p.slug', 'p.unit_price', 'p.active', 'p.attributes', 'b.name as brand', 'k.stock'])
    .select(sql<string | null>`p.images[1]`.as('thumbnail'))
    .where('a.owner_id', '=', owner)
    .where('a.ended_at', 'is', null)
    .$if(asked.productId !== undefined, (query) => query.where('a.product_id', '=', asked.productId ?? 0))
    .$if(asked.id !== undefined, (query) => query.where('a.id', '=', asked.id ?? ''))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .limit(max)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOf(row, asked.now),
    target: row.target === null ? null : toLira(kurus(row.target)),
    attr_id: row.combination,
    created_at: row.created_at.toISOString(),
    ends_at: new Date(row.created_at.getTime() + lifeMs).toISOString(),
    product: {
      id: row.product_id,
      name: row.name,
      brand: row.brand,
      url: productUrl({ slug: row.slug, id: row.product_id }),
      thumbnail: row.thumbnail ?? '',
      price: toLira(priceOf(row, row.combination) ?? kurus(row.unit_price)),
      on_sale: row.active,
      stock: row.stock ?? 0,
    },
  }))
}

const stateOf = (row: Pick<Selectable<Schema['alarms']>, 'told_at' | 'created_at'>, now: Date) =>
  row.told_at ? 'told' : row.created_at <= waitsSince(now) ? 'expired' : 'waiting'
