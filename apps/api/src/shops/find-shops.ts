import { type AnswerInput, getShop, getShops } from '@market/contract'
import { shopUrl } from '@market/domain/navigation'
import { searchKey } from '@market/domain/text'
import { kurus, toLira } from '@market/domain/money'
import { categoryTree } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { shopTagWire } from '../catalog/product/shop-tag-wire.ts'
import { texts } from './texts.ts'

export const shopCardColumns = [
  'id',
  'slug',
  'name',
  'logo',
  'city',
  'rating',
  'rating_count',
  'product_count',
] as const
interface ShopRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly logo: string
  readonly city: string
  readonly rating: number
  readonly rating_count: number
  readonly product_count: number
}
export const shopCardWire = (row: ShopRow) => ({ ...row, url: shopUrl({ shop: row.slug }) })

/** Shops with products, sorted by rating, name or number of products; `q` filters by name. */
export async function listShops(
  db: Database,
  asked: { readonly page: number; readonly limit: number; readonly q: string; readonly sort: string },
): Promise<AnswerInput<typeof getShops>> {
  const rows = await db
    .selectFrom('shops')
    .select(shopCardColumns)
    .where('active', '=', true)
    // A seller who has just opened has no products yet.
    .where(({ or, eb }) => or([eb('product_count', '>', 0), eb('autopilot', '=', false)]))
    .execute()
  // Filtered and sorted in memory, because no database implements the core's Turkish rules; there are at most some
  // hundreds.
  const wanted = searchKey(asked.q.trim())
  const found = rows.filter(({ name }) => searchKey(name).includes(wanted)).sort(orders[asked.sort] ?? byRating)
  const from = (asked.page - 1) * asked.limit
  return { result_count: found.length, results: found.slice(from, from + asked.limit).map(shopCardWire) }
}

const turkish = new Intl.Collator('tr')
type Order = (one: ShopRow, other: ShopRow) => number
const byName: Order = (one, other) => turkish.compare(one.name, other.name)
const byRating: Order = (one, other) =>
  other.rating - one.rating || other.rating_count - one.rating_count || one.id - other.id
const orders: Readonly<Record<string, Order>> = {
  name: byName,
  rating: byRating,
  products: (one, other) => other.product_count - one.product_count || byName(one, other),
}

/** A shop by its number or slug. Refuses with 404. */
export async function findShop(db: Database, idOrSlug: string): Promise<AnswerInput<typeof getShop>> {
  const byId = /^\d{1,9}$/.test(idOrSlug)
  const row = await db
    .selectFrom('shops')
    .select(shopCardColumns)
    .select([
      'district',
      'joined_at',
      'cargo_price',
      'free_cargo_over',
      'prepare_days',
      'mersis',
      'kep',
      'tax_number',
      'legal_name',
      'description',
      'on_leave',
      'leave_to',
    ])
    .$if(byId, (query) => query.where('id', '=', Number(idOrSlug)))
    .$if(!byId, (query) => query.where('slug', '=', idOrSlug))
    .where('active', '=', true)
    .executeTakeFirst()
  if (!row) throw new ApiError(404, texts.shopNotFound)
  const {
    district,
    joined_at,
    cargo_price,
    free_cargo_over,
    prepare_days,
    mersis,
    kep,
    tax_number,
    legal_name,
    description,
    on_leave,
    leave_to,
    ...card
  } = row
  return {
    ...shopCardWire(card),
    district,
    description,
    joined_at: joined_at.toISOString(),
    cargo_price: toLira(kurus(cargo_price)),
    free_cargo_over: free_cargo_over === null ? null : toLira(kurus(free_cargo_over)),
    prepare_days,
    categories: await categoriesOf(db, row.id),
    tag: shopTagWire({ legal_name, city: row.city, mersis, kep, tax_number, on_leave, leave_to }),
  }
}

/**
 * The departments that a shop sells in, most products first. For a shop with a single department, the categories in it.
 */
async function categoriesOf(db: Database, shopId: number) {
  const rows = await db
    .selectFrom('products')
    .select([
      sql<number>`category_path[1]`.as('main'),
      sql<number | null>`category_path[2]`.as('sub'),
      (row) => row.fn.countAll<number>().as('count'),
    ])
    .where('active', '=', true)
    .where('shop_id', '=', shopId)
    .groupBy([sql`1`, sql`2`])
    .execute()
  const [first, ...others] = new Set(rows.map(({ main }) => main))
  const branch = categoryTree.find(({ id }) => id === first)
  const nodes = others.length > 0 ? categoryTree : (branch?.children ?? [])
  return nodes
    .map(({ id, name, slug }) => {
      const inIt = rows.filter(({ main, sub }) => main === id || sub === id)
      return { id, name, slug, count: inIt.reduce((sum, { count }) => sum + Number(count), 0) }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id)
}
