import { type AnswerInput, getBanners, type getPopularCategories, getSliders } from '@market/contract'
import { categoryTree, pathTo } from '@market/domain/catalog'
import { runsOn } from '@market/domain/deals'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { daySchedule } from '../../platform/day-schedule.ts'
import { inCategory } from '../category/in-category.ts'
import { countCategories } from '../category/read-category.ts'

type Slides = AnswerInput<typeof getSliders>
type Banners = AnswerInput<typeof getBanners>

/** The slides of a place that are scheduled now, in their order. */
export async function readSliders(db: Database, place: string, now: Date): Promise<Slides> {
  return slidesWire(onTheirDays(await slidesAt(db, now).where('place', '=', place).execute(), now))
}

/** Slides of a category, or of its nearest ancestor that has any. */
export async function readCategorySlides(db: Database, slug: string, now: Date): Promise<Slides> {
  const way = pathTo(slug).map((node) => node.slug)
  const rows = await slidesAt(db, now).where('place', '=', 'category').where('category', 'in', way).execute()
  return slidesWire(nearest(way, onTheirDays(rows, now)))
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

/** Slides and banners can be limited to days of the year. */
const days = v.object({ when: v.optional(daySchedule) })
const onTheirDays = <Row extends { readonly content: unknown }>(rows: readonly Row[], now: Date) =>
  rows.filter(({ content }) => {
    const { when } = v.parse(days, content)
    return when === undefined || runsOn(when, now)
  })

/** The banners of today in their order; those of a category carry its slug. */
export async function readBanners(db: Database, now: Date): Promise<Banners> {
  const rows = await db.selectFrom('banners').select(['place', 'category', 'content']).orderBy('position').execute()
  return v.parse(getBanners.answer, {
    items: onTheirDays(rows, now).map(({ place, category, content }) => ({
      ...(content as object),
      position: place,
      category,
    })),
  })
}

/** The rows of the deepest category in a path that has any. */
export function nearest<Row extends { readonly category: string | null }>(
  way: readonly string[],
  rows: readonly Row[],
): readonly Row[] {
  const slug = way.findLast((one) => rows.some(({ category }) => category === one))
  return rows.filter(({ category }) => slug !== undefined && category === slug)
}

/** Number of best sellers that determine a category's popularity. */
const bestSellers = 100

/**
 * Main categories with their number of products, best-selling this week first. The picture shows a typical product: the
 * best seller of the kind that sells best in the category, drawn plainly, and not any single product that sold most.
 */
export async function readPopularCategories(db: Database): Promise<AnswerInput<typeof getPopularCategories>> {
  const counts = await countCategories(db)
  const best = categoryTree.map(
    ({ id }) => sql`select ${sql.lit(id)} as id, sum(sold_week)::int as sold,
      (array_agg(p.id order by of_kind desc, p.category_id, p.sold_week desc, p.sold_count desc, p.id))[1] as first from (
      select p.*, sum(p.sold_week) over (partition by p.category_id) as of_kind from (
      select p.id, p.category_id, p.sold_week, p.sold_count from listed p where not p.adult and ${inCategory(id)}
      order by p.sold_week desc, p.sold_count desc, p.id limit ${sql.lit(bestSellers)}) p) p`,
  )
  const { rows } = await sql<{ id: number; image: string }>`
    select best.id, coalesce((select plain from unnest(p.images) as plain where plain !~ '[.]use([.]|$)' limit 1),
      p.images[1]) as image from (${sql.join(best, sql` union all `)}) best
    join products p on p.id = best.first order by best.sold desc, best.id`.execute(db)
  const items = rows.flatMap(({ id, image }) => {
    const node = categoryTree.find((one) => one.id === id)
    return node ? [{ id, name: node.name, slug: node.slug, image, product_count: counts.get(id) ?? 0 }] : []
  })
  return { total_count: items.reduce((sum, item) => sum + item.product_count, 0), items }
}
