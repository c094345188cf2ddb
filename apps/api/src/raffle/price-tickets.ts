import { kurus, type Money } from '@market/domain/money'
import { raffleTotal } from '@market/domain/raffle'
import type { Caller } from '@market/commerce'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { pendingTickets, type TicketLine } from './ticket-lines.ts'
import { texts } from './texts.ts'

export interface WantedTickets {
  readonly product_id: number
  readonly count: number
}

/**
 * Prices the wanted tickets, ordered by product. Refuses with 422 callers other than members and an empty choice; with
 * 409 tickets without an open raffle, sold out, or beyond a member's limit. Tickets reserved by an older attempt of the
 * same member do not count, because the new attempt replaces it.
 */
export async function priceTickets(
  db: Database,
  caller: Caller,
  wanted: readonly WantedTickets[],
  now: Date,
): Promise<{ readonly lines: readonly TicketLine[]; readonly total: Money }> {
  if (caller.userId === null) throw new ApiError(422, texts.membersOnly)
  if (wanted.length === 0) throw new ApiError(422, texts.nothingChosen)
  const counts = new Map<number, number>()
  for (const { product_id, count } of wanted) counts.set(product_id, (counts.get(product_id) ?? 0) + count)
  const pending = await pendingTickets(db, caller.ownerId)
  const raffles = await db
    .selectFrom('raffles as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('raffle_holdings as h', (join) =>
      join.onRef('h.product_id', '=', 'r.product_id').on('h.owner_id', '=', caller.ownerId),
    )
    .select(['r.product_id as productId', 'p.name', 'r.ticket_price as ticketPrice'])
    .select(['r.tickets_left as left', 'r.member_limit as limit', 'h.count as held'])
    .where('r.product_id', 'in', [...counts.keys()])
    .where('p.active', '=', true)
    .where('r.drawn_at', 'is', null)
    .where('r.draw_at', '>', now)
    .orderBy('r.product_id')
    .execute()
  if (raffles.length < counts.size) throw new ApiError(409, texts.notOpen)
  const lines = raffles.map(({ productId, name, ticketPrice, left, limit, held }) => {
    const count = counts.get(productId) ?? 0
    const replaced = pending.get(productId) ?? 0
    if ((held ?? 0) - replaced + count > limit) throw new ApiError(409, texts.overLimit(name, limit))
    const free = left + replaced
    if (count > free) throw new ApiError(409, free === 0 ? texts.soldOut(name) : texts.fewLeft(name, free))
    return { productId, name, count, ticketPrice: kurus(ticketPrice) }
  })
  return { lines, total: raffleTotal(lines) }
}
