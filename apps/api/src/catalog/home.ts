import { type AnswerInput, getBanners, type getPopularCategories, getSliders } from '@market/contract'
import { categoryTree, pathTo } from '@market/domain'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'

type Slides = AnswerInput<typeof getSliders>
type Banners = AnswerInput<typeof getBanners>

/** Slides of a place whose time it is, in their order. */
export async function readSliders(db: Database, place: string, now: Date): Promise<Slides> {
  return slidesWire(await slidesAt(db, now).where('place', '=', place).execute())
}

/** Slides of a category, else of the nearest one above it that has any. */
export async function readCategorySlides(db: Database, slug: string, now: Date): Promise<Slides> {
  const way = pathTo(slug).map((node) => node.slug)
  const rows = await slidesAt(db, now).where('place', '=', 'category').where('category', 'in', way).execute()
  return slidesWire(nearest(way, rows))
}

const slidesAt = (db: Database, now: Date) =>
  db
    .selectFrom('sliders')
    .select(['content', 'category'])
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('position')

const slidesWire = (rows: readonly { readonly content: unknown }[]): Slides =>
  v.parse(getSliders.answer, { items: rows.map(({ content }) => content) })

/** All banners in their order; those of a category carry its slug. */
export async function readBanners(db: Database): Promise<Banners> {
  const rows = await db.selectFrom('banners').select(['place', 'category', 'content']).orderBy('position').execute()
  return v.parse(getBanners.answer, {
    items: rows.map(({ place, category, content }) => ({ ...(content as object), position: place, category })),
  })
}

/** Rows of the last category on the way that has any. */
export function nearest<Row extends { readonly category: string | null }>(
  way: readonly string[],
  rows: readonly Row[],
): readonly Row[] {
  const slug = way.findLast((one) => rows.some(({ category }) => category === one))
  return rows.filter(({ category }) => slug !== undefined && category === slug)
}

/** Main categories with their number of products and the picture of their best sold, most sold this week first. */
export async function readPopularCategories(db: Database): Promise<AnswerInput<typeof getPopularCategories>> {
  const { rows } = await sql<{ id: number; product_count: number; sold: number; image: string }>`
    select category_path[1] as id, count(*)::int as product_count, sum(sold_week)::int as sold,
      (array_agg(images[1] order by sold_week desc, sold_count desc, id))[1] as image
    from products where active and not adult group by 1 order by 3 desc, 2 desc, 1`.execute(db)
  const items = rows.flatMap(({ id, product_count, image }) => {
    const node = categoryTree.find((one) => one.id === id)
    return node ? [{ id, name: node.name, slug: node.slug, image, product_count }] : []
  })
  return { total_count: items.reduce((sum, item) => sum + item.product_count, 0), items }
}
