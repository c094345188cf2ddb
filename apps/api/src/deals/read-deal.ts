import { type DealWire, getDeal } from '@market/contract'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { cardWire, selectCards } from '../catalog/product/product-card.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

/**
 * Clients parse slot times as UTC and shift them back by three hours, so they are sent three hours ahead (rules.md
 * L6).
 */
const shiftMs = 3 * 3_600_000
export const slotText = (at: Date) => new Date(at.getTime() + shiftMs).toISOString().slice(0, 19).replace('T', ' ')

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
          .select('d.slot_id')
          .where(
            'd.slot_id',
            'in',
            slots.map(({ id }) => id),
          )
          .where('p.active', '=', true)
          .orderBy('d.position')
          .execute()
  return {
    ...v.parse(words, deal.content),
    slug,
    times: slots.map(({ id, starts_at, ends_at, active }) => ({
      start_date: slotText(starts_at),
      end_date: slotText(ends_at),
      active,
      products: rows.filter((row) => row.slot_id === id).map(cardWire),
    })),
  }
}
