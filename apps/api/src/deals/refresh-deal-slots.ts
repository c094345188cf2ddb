import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { makeDealSlots, type SeedSlot } from '../seed/make-deal-slots.ts'
import { randomOf } from '../seed/random.ts'
import { type DaySchedule, nextSpan, schedule } from './schedule.ts'

/** Candidates for a slot: the best-selling discounted products in stock. */
const candidates = 600
const productsOfDays = 48

/** Adds the slots of the days to come that are not there yet; one that is there is never changed. */
export async function refreshDealSlots(db: Database, now: Date): Promise<void> {
  const deals = await db.selectFrom('deals').select(['slug', 'content']).execute()
  const discounted = await db
    .selectFrom('listed')
    .select('id')
    .where('adult', '=', false)
    .where('sold_out', '=', false)
    .where('original_price', '>', sql<number>`price`)
    .orderBy(sql`sold_count desc, id`)
    .limit(candidates)
    .execute()
  const ids = discounted.map(({ id }) => id)
  await db.transaction().execute(async (trx) => {
    for (const { slug, content } of deals) {
      const { when } = v.parse(v.object({ when: schedule }), content)
      const slots = when.kind === 'hours' ? makeDealSlots(now, ids) : [slotOfDays(slug, when, now, ids)]
      for (const slot of slots) await addSlot(trx, slug, slot)
    }
  })
}

function slotOfDays(deal: string, when: DaySchedule, now: Date, ids: readonly number[]): SeedSlot {
  const span = nextSpan(when, now)
  return { ...span, products: randomOf(deal, span.starts_at.getTime() / 86_400_000).some(ids, productsOfDays) }
}

async function addSlot(trx: Database, deal: string, { starts_at, ends_at, products }: SeedSlot): Promise<void> {
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
