import {
  type AnswerInput,
  getBanners,
  type getMostSolds,
  type getPopularCategories,
  getSliders,
} from '@market/contract'
import { categoryTree, findCategory } from '@market/domain'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { inCategory } from './in-category.ts'
import { cardWire, selectCards } from './product-card.ts'

type Slides = AnswerInput<typeof getSliders>
type Banners = AnswerInput<typeof getBanners>

/** Slides whose time it is, in their order. */
export async function readSliders(db: Database, now: Date): Promise<Slides> {
  const rows = await db
    .selectFrom('sliders')
    .select('content')
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('position')
    .execute()
  return v.parse(getSliders.answer, { items: rows.map(({ content }) => content) })
}

/** All banners in their order. */
export async function readBanners(db: Database): Promise<Banners> {
  const rows = await db.selectFrom('banners').select(['place', 'category', 'content']).orderBy('position').execute()
  return v.parse(getBanners.answer, {
    items: rows.map(({ place, category, content }) => ({ ...(content as object), position: place, category })),
  })
}

const mostSoldDefault = 12
const mostSoldMost = 48

/** What sold most in the last seven days, of one category or all; what is sold out is left out. */
export async function readMostSold(
  db: Database,
  asked: { readonly category_slug?: string | undefined; readonly limit?: number | undefined },
): Promise<AnswerInput<typeof getMostSolds>> {
  const category = asked.category_slug ? findCategory(asked.category_slug) : undefined
  if (asked.category_slug && !category) return { results: [] }
  const rows = await selectCards(db)
    .where('p.active', '=', true)
    .where('p.stock', '>', 0)
    .where('p.adult', '=', false)
    .$if(category !== undefined, (query) => query.where(inCategory(category?.id ?? 0)))
    .orderBy('p.sold_week', 'desc')
    .orderBy('p.id')
    .limit(Math.min(asked.limit || mostSoldDefault, mostSoldMost))
    .execute()
  return { results: rows.map(cardWire) }
}

/** Main categories with their number of products and the picture of the best sold of each. */
export async function readPopularCategories(db: Database): Promise<AnswerInput<typeof getPopularCategories>> {
  const { rows } = await sql<{ id: number; product_count: number; image: string }>`
    select category_path[1] as id, count(*)::int as product_count,
      (array_agg(images[1] order by sold_count desc, id))[1] as image
    from products where active and not adult group by 1`.execute(db)
  const items = categoryTree.flatMap(({ id, name, slug }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ id, name, slug, image: row.image, product_count: row.product_count }] : []
  })
  return {
    total_count: items.reduce((sum, item) => sum + item.product_count, 0),
    items: items.sort((one, other) => other.product_count - one.product_count),
  }
}
