import { slotTimeText } from '@market/domain/deals'
import { type AnswerInput, type getDailyOffersCategories, getDeal, type getTodayDeals } from '@market/contract'
import { turkishDay, turkishDayStart } from '@market/domain/kernel'
import { dealUrl } from '@market/domain/navigation'
import { categoryTree } from '@market/domain/catalog'
import { sql } from 'kysely'
import { inCategory } from '../catalog/category/in-category.ts'
import { cardWire, selectCards } from '../catalog/product/product-card.ts'
import * as v from 'valibot'
import type { Database } from '@market/database'

const endOfToday = (now: Date) => turkishDayStart(turkishDay(now) + 1)

/** The running slots of one deal or of all. */
export async function runningSlots(db: Database, now: Date, deal?: string): Promise<readonly number[]> {
  const slots = await db
    .selectFrom('deal_slots')
    .select('id')
    .where('active', '=', true)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .$if(deal !== undefined, (query) => query.where('deal', '=', deal ?? ''))
    .orderBy('id')
    .execute()
  return slots.map(({ id }) => id)
}

/** Deals that run now or begin before midnight in Turkey, with the best sellers of the running slots. */
export async function readTodayDeals(db: Database, now: Date): Promise<AnswerInput<typeof getTodayDeals>> {
  const slots = await db
    .selectFrom('deal_slots as s')
    .innerJoin('deals as d', 'd.slug', 's.deal')
    .select(['s.deal', 's.starts_at', 's.ends_at', 'd.content'])
    .select(sql<number>`(select count(*)::int from deal_products where slot_id = s.id)`.as('product_count'))
    .where('s.active', '=', true)
    .where('s.starts_at', '<', endOfToday(now))
    .where('s.ends_at', '>', now)
    .orderBy('d.position')
    .orderBy('s.starts_at')
    .execute()
  return {
    items: slots.map(({ deal, content, starts_at, ends_at, product_count }) => ({
      slug: deal,
      title: v.parse(v.pick(getDeal.answer, ['title']), content).title,
      url: dealUrl(deal),
      start_date: slotTimeText(starts_at),
      end_date: slotTimeText(ends_at),
      product_count,
    })),
    results: await dailyOffers(db, now, { categoryId: undefined, limit: 20 }),
  }
}

/** Products on deal now, best-selling first. */
export async function dailyOffers(
  db: Database,
  now: Date,
  wanted: { readonly categoryId: number | undefined; readonly limit: number },
) {
  const { categoryId, limit } = wanted
  const rows = await onDeal(db, await runningSlots(db, now))
    .$if(categoryId !== undefined, (query) => query.where(inCategory(categoryId ?? 0)))
    .where('p.stock', '>', 0)
    .orderBy('p.sold_count', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(cardWire)
}

/** Main categories with their number of products on deal now, largest first. */
export async function dailyOfferCategories(
  db: Database,
  now: Date,
): Promise<AnswerInput<typeof getDailyOffersCategories>> {
  const rows = await onDeal(db, await runningSlots(db, now))
    .clearSelect()
    .select(sql<number>`p.category_path[1]`.as('id'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('p.stock', '>', 0)
    .groupBy(sql`p.category_path[1]`)
    .execute()
  const countOf = new Map(rows.map(({ id, count }) => [id, Number(count)]))
  const items = categoryTree.flatMap(({ id, name, slug }) => {
    const count = countOf.get(id)
    return count ? [{ id, name, slug, count }] : []
  })
  return { items: items.sort((one, other) => other.count - one.count) }
}

const onDeal = (db: Database, slots: readonly number[]) =>
  selectCards(db)
    .where('p.active', '=', true)
    .where(sql<boolean>`p.id in (select product_id from deal_products where slot_id = any(${slots}::int[]))`)
