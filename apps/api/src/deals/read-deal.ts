import { slotTimeText } from '@market/domain/deals'
import { type DealWire, getDeal } from '@market/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { cardWire, selectCards } from '../catalog/product/product-card.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

/** The deal's editorial texts. */
const words = v.omit(getDeal.answer, ['slug', 'times'])

/** A deal with its current and coming slots and their products, in three statements for any number of slots. */
export async function readDeal(db: Database, slug: string, now: Date): Promise<DealWire> {
  const deal = await db.selectFrom('deals').select('content').where('slug', '=', slug).executeTakeFirst()
  if (!deal) throw new ApiError(404, texts.dealNotFound)
  const slots = await db
    .selectFrom('deal_slots')
    .select(['id', 'starts_at', 'ends_at', 'active'])
    .where('deal', '=', slug)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()
  const rows =
    slots.length === 0
      ? []
      : await selectCards(db)
          .innerJoin('deal_products as d', 'd.product_id', 'p.id')
          .innerJoin('deal_slots as slot', 'slot.id', 'd.slot_id')
          .select('d.slot_id')
          // Before the deal begins: its future price, and the price until then.
          .select(sql<number>`case when slot.begun_at is null then d.price else p.unit_price end`.as('deal_price'))
          .select(
            sql<number>`case when slot.begun_at is null then p.unit_price else p.original_price end`.as(
              'deal_original_price',
            ),
          )
          .where(
            'd.slot_id',
            'in',
            slots.map(({ id }) => id),
          )
          .where('p.active', '=', true)
          // Skip products that an operator has made as cheap as the deal meanwhile.
          .where(sql<boolean>`(slot.begun_at is not null or d.price < p.unit_price)`)
          .orderBy('d.position')
          .execute()
  return {
    ...v.parse(words, deal.content),
    slug,
    times: slots.map(({ id, starts_at, ends_at, active }) => ({
      start_date: slotTimeText(starts_at),
      end_date: slotTimeText(ends_at),
      active,
      products: rows
        .filter((row) => row.slot_id === id)
        .map((row) => cardWire({ ...row, unit_price: row.deal_price, original_price: row.deal_original_price })),
    })),
  }
}
