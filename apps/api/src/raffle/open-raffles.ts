import { sql } from 'kysely'
import type { Database } from '@market/database'

/** How many raffles run at a time. */
const running = 8
const hour = 3_600_000
const day = 24 * hour
/** 20.00 in Turkish time. */
const drawHour = 17
/** Ticket prices in kuruş, used in turn. */
const ticketPrices = [5_000, 10_000, 25_000] as const
const memberLimit = 10
const leastPrice = 200_000
/** Raffle products are chosen among this many best sellers. */
const candidates = 400

/**
 * Opens raffles until the planned number runs. Products are best sellers that were not raffled yet and cost 2.000 TL or
 * more, one per category; draws are two days apart. All tickets together cost at most as much as the product.
 */
export async function openRaffles(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table raffles in share row exclusive mode`.execute(trx)
    const open = await trx
      .selectFrom('raffles')
      .select('draw_at')
      .where('drawn_at', 'is', null)
      .where('draw_at', '>', now)
      .execute()
    if (open.length >= running) return
    const latest = Math.max(now.getTime(), ...open.map(({ draw_at }) => draw_at.getTime()))
    const best = await trx
      .selectFrom('listed as l')
      .innerJoin('products as p', 'p.id', 'l.id')
      .select(['l.id', 'l.price', 'l.category_id'])
      .where('l.adult', '=', false)
      .where('p.gold', '=', false)
      .where('l.price', '>=', leastPrice)
      .where('l.id', 'not in', trx.selectFrom('raffles').select('product_id'))
      // Skip products with a deal, whose price is not the usual one.
      .where(
        'l.id',
        'not in',
        trx
          .selectFrom('deal_products')
          .innerJoin('deal_slots', 'deal_slots.id', 'deal_products.slot_id')
          .select('deal_products.product_id')
          .where('deal_slots.ends_at', '>', now),
      )
      .orderBy(sql`l.sold_count desc, l.id`)
      .limit(candidates)
      .execute()
    const ofEachCategory = best.filter(
      ({ category_id }, index) => best.findIndex((one) => one.category_id === category_id) === index,
    )
    const rows = ofEachCategory.slice(0, running - open.length).map(({ id, price }, index) => {
      const ticket_price = ticketPrices[id % ticketPrices.length] ?? ticketPrices[0]
      const tickets = Math.floor(price / ticket_price)
      return {
        product_id: id,
        ticket_price,
        tickets,
        tickets_left: tickets,
        member_limit: Math.min(memberLimit, tickets),
        draw_at: drawTime(latest + (index + 1) * 2 * day),
      }
    })
    if (rows.length > 0) await trx.insertInto('raffles').values(rows).execute()
  })
}

/** 20.00 in Turkish time of the day that `ms` falls on in UTC. */
const drawTime = (ms: number): Date => new Date(Math.floor(ms / day) * day + drawHour * hour)
