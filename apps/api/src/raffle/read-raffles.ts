import { kurus, toLira } from '@market/domain/money'
import type { Database } from '@market/database'

/** Running raffles of products that are still on sale, the next draw first. */
export async function readRaffles(
  db: Database,
  { page, limit }: { readonly page: number; readonly limit: number },
  now: Date,
) {
  const running = db
    .selectFrom('raffles as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .where('p.active', '=', true)
    .where('r.drawn_at', 'is', null)
    .where('r.draw_at', '>', now)
  const { count } = await running.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await running
    .select(['r.product_id', 'p.name', 'p.images', 'r.ticket_price', 'r.tickets_left', 'r.member_limit', 'r.draw_at'])
    .orderBy('r.draw_at')
    .orderBy('r.product_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    result_count: Number(count),
    results: rows.map((row) => ({
      id: row.product_id,
      name: row.name,
      thumbnail: row.images[0] ?? '',
      ticket_price: toLira(kurus(row.ticket_price)),
      tickets_left: row.tickets_left,
      limit: row.member_limit,
      draw_at: row.draw_at.toISOString(),
    })),
  }
}

/** The past draws of the given products. */
export async function readDraws(db: Database, products: readonly number[]) {
  if (products.length === 0) return []
  const rows = await db
    .selectFrom('raffles')
    .select(['product_id', 'winners'])
    .where('product_id', 'in', [...products])
    .where('drawn_at', 'is not', null)
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id, winners }) => ({ product_id, winners: winners ?? [] }))
}

/** Maximum number of listed tickets; the limits of raffles keep members far below it. */
const maxTickets = 1000

/** The tickets of a member, newest first. */
export async function readTickets(db: Database, userId: string) {
  const rows = await db
    .selectFrom('raffle_tickets as t')
    .innerJoin('raffles as r', 'r.product_id', 't.product_id')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .select(['t.number', 't.product_id', 'p.name as product_name', 'r.draw_at'])
    .where('t.user_id', '=', userId)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.product_id')
    .orderBy('t.number', 'desc')
    .limit(maxTickets)
    .execute()
  return rows.map(({ draw_at, ...ticket }) => ({ ...ticket, draw_at: draw_at.toISOString() }))
}
