import { kurus } from '@market/domain/money'
import { findCategory } from '@market/domain/catalog'
import { type DaySchedule, dealPrice, nextSpan } from '@market/domain/deals'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { inCategory } from '../catalog/category/in-category.ts'
import { daySchedule } from '../platform/day-schedule.ts'
import { makeDealSlots, type DealSlot } from './make-deal-slots.ts'
import { pickForSlot, pickPercent } from './pick-for-slot.ts'

/** The best-selling products in stock without a discount, from which a slot is picked. */
const mostCandidates = 4_000
const productsOfDays = 48
/** A deal may be limited to some categories. */
const dealContent = v.object({
  when: v.variant('kind', [v.object({ kind: v.literal('hours') }), daySchedule]),
  categories: v.optional(v.array(v.string()), []),
  /** Discounts of a deal in percent; each product gets one of them. */
  percents: v.optional(v.array(v.number()), [10, 15, 20]),
})

/**
 * A discount is compared with the lowest price of the last 30 days, so a product rests for so long before its next
 * deal.
 */
const restDays = 30

interface Candidate {
  readonly id: number
  readonly price: number
}

/** Adds the missing slots of the coming days; existing slots never change. */
export async function refreshDealSlots(db: Database, now: Date): Promise<void> {
  const deals = await db.selectFrom('deals').select(['slug', 'content']).orderBy('position').execute()
  const all = await candidatesOf(db, [])
  await db.transaction().execute(async (trx) => {
    for (const { slug, content } of deals) {
      const { when, categories, percents } = v.parse(dealContent, content)
      const candidates = categories.length > 0 ? await candidatesOf(trx, categories) : all
      const spans = when.kind === 'hours' ? makeDealSlots(now) : [slotOfDays(when, now)]
      for (const slot of spans) await addSlot(trx, { slug, percents }, slot, candidates)
    }
  })
}

async function candidatesOf(db: Database, categories: readonly string[]): Promise<readonly Candidate[]> {
  const among = categories.map((slug) => inCategory(findCategory(slug)?.id ?? 0))
  const { rows } = await sql<Candidate>`
    select p.id, p.price::float8 as price from listed p join products whole on whole.id = p.id
    where not p.adult and not p.sold_out and whole.original_price = whole.price and whole.discount_max_quantity is null
      and not exists (select from raffles r where r.product_id = p.id and r.drawn_at is null)
    ${among.length > 0 ? sql`and (${sql.join(among, sql` or `)})` : sql``}
    order by p.sold_count desc, p.id limit ${sql.lit(mostCandidates)}`.execute(db)
  return rows
}

function slotOfDays(when: DaySchedule, now: Date): DealSlot {
  const { startsAt, endsAt } = nextSpan(when, now)
  return { starts_at: startsAt, ends_at: endsAt, products: productsOfDays }
}

async function addSlot(
  trx: Database,
  deal: { readonly slug: string; readonly percents: readonly number[] },
  { starts_at, ends_at, products }: DealSlot,
  candidates: readonly Candidate[],
): Promise<void> {
  const slot = await trx
    .insertInto('deal_slots')
    .values({ deal: deal.slug, starts_at, ends_at })
    .onConflict((conflict) => conflict.columns(['deal', 'starts_at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!slot) return
  const { rows: near } = await sql<{ product_id: number; at_once: boolean }>`
    select d.product_id, bool_or(s.starts_at < ${ends_at} and s.ends_at > ${starts_at}) as at_once
    from deal_products d join deal_slots s on s.id = d.slot_id
    where s.starts_at < ${ends_at}::timestamptz + make_interval(days => ${sql.lit(restDays)})
      and s.ends_at > ${starts_at}::timestamptz - make_interval(days => ${sql.lit(restDays)})
    group by 1`.execute(trx)
  const atOnce = new Set(near.filter(({ at_once }) => at_once).map(({ product_id }) => product_id))
  const rested = new Set(near.map(({ product_id }) => product_id))
  const key = `${deal.slug}/${starts_at.toISOString()}`
  const free = candidates.filter(({ id }) => !atOnce.has(id))
  // Use at most a quarter of the candidates, so that a small shop has products left for its other deals.
  const count = Math.min(products, Math.ceil(candidates.length / 4))
  const picked = [
    ...pickForSlot(
      key,
      free.filter(({ id }) => !rested.has(id)),
      count,
    ),
    ...pickForSlot(
      key,
      free.filter(({ id }) => rested.has(id)),
      count,
    ),
  ].slice(0, count)
  const rows = picked.flatMap(({ id, price }, position) => {
    const cheaper = dealPrice(kurus(price), pickPercent(`${key}:${id}`, deal.percents))
    return cheaper === undefined ? [] : [{ slot_id: slot.id, position, product_id: id, price: cheaper }]
  })
  if (rows.length > 0) await trx.insertInto('deal_products').values(rows).execute()
}
