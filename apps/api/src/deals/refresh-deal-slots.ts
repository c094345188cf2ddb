import { findCategory } from '@market/domain'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { inCategory } from '../catalog/category/in-category.ts'
import { makeDealSlots, type DealSlot } from './make-deal-slots.ts'
import { pickForSlot } from './pick-for-slot.ts'
import { type DaySchedule, nextSpan, schedule } from './schedule.ts'

/** Candidates for a slot: the best-selling discounted products in stock. */
const candidates = 600
const productsOfDays = 48
/** A deal may be limited to some categories. */
const dealContent = v.object({ when: schedule, categories: v.optional(v.array(v.string()), []) })

/** Adds the missing slots of the coming days; existing slots never change. */
export async function refreshDealSlots(db: Database, now: Date): Promise<void> {
  const deals = await db.selectFrom('deals').select(['slug', 'content']).execute()
  const all = await discountedOf(db, [])
  await db.transaction().execute(async (trx) => {
    for (const { slug, content } of deals) {
      const { when, categories } = v.parse(dealContent, content)
      const ids = categories.length > 0 ? await discountedOf(trx, categories) : all
      const slots = when.kind === 'hours' ? makeDealSlots(now, ids) : [slotOfDays(slug, when, now, ids)]
      for (const slot of slots) await addSlot(trx, slug, slot)
    }
  })
}

async function discountedOf(db: Database, categories: readonly string[]): Promise<readonly number[]> {
  const among = categories.map((slug) => inCategory(findCategory(slug)?.id ?? 0))
  const { rows } = await sql<{ id: number }>`
    select p.id from listed p where not p.adult and not p.sold_out and p.original_price > p.price
    ${among.length > 0 ? sql`and (${sql.join(among, sql` or `)})` : sql``}
    order by p.sold_count desc, p.id limit ${sql.lit(candidates)}`.execute(db)
  return rows.map(({ id }) => id)
}

function slotOfDays(deal: string, when: DaySchedule, now: Date, ids: readonly number[]): DealSlot {
  const span = nextSpan(when, now)
  return { ...span, products: pickForSlot(`${deal}/${span.starts_at.toISOString()}`, ids, productsOfDays) }
}

async function addSlot(trx: Database, deal: string, { starts_at, ends_at, products }: DealSlot): Promise<void> {
  const slot = await trx
    .insertInto('deal_slots')
    .values({ deal, starts_at, ends_at })
    .onConflict((conflict) => conflict.columns(['deal', 'starts_at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!slot || products.length === 0) return
  await trx
    .insertInto('deal_products')
    .values(products.map((product_id, position) => ({ slot_id: slot.id, position, product_id })))
    .execute()
}
