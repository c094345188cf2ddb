import { sql } from 'kysely'
import type { Database } from '@market/database'
import type { TicketLine } from './ticket-lines.ts'

interface Holding {
  readonly ownerId: string
  /** The ticket lines, ordered by product. */
  readonly lines: readonly TicketLine[]
}

/** Locks raffles in the same order as every other transaction. */
export async function lockRaffles(trx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .selectFrom('raffles')
    .select('product_id')
    .where('product_id', 'in', [...ids])
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute()
}

/** The product must still be on sale, which excludes closed shops: a later payment buys no tickets for it. */
const isSold = sql<boolean>`exists (select 1 from products p where p.id = raffles.product_id and p.active)`

/**
 * Reserves tickets for a member within stock and the member's limit. Returns the first line that cannot be reserved,
 * after which the caller must roll back; undefined if all are reserved.
 */
export async function holdTickets(
  trx: Database,
  { ownerId, lines }: Holding,
  now: Date,
): Promise<TicketLine | undefined> {
  for (const line of lines) {
    const { productId, count } = line
    const taken = await trx
      .updateTable('raffles')
      .set({ tickets_left: sql<number>`tickets_left - ${count}` })
      .where('product_id', '=', productId)
      .where('tickets_left', '>=', count)
      .where('drawn_at', 'is', null)
      .where('draw_at', '>', now)
      .where(isSold)
      .returning('member_limit')
      .executeTakeFirst()
    if (!taken || taken.member_limit < count) return line
    const held = await trx
      .insertInto('raffle_holdings')
      .values({ product_id: productId, owner_id: ownerId, count })
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'owner_id'])
          .doUpdateSet({ count: sql<number>`raffle_holdings.count + ${count}` })
          .where(sql<boolean>`raffle_holdings.count + ${count} <= ${taken.member_limit}`),
      )
      .returning('count')
      .executeTakeFirst()
    if (!held) return line
  }
  return undefined
}

/** Releases reserved tickets. */
export async function releaseTickets(trx: Database, { ownerId, lines }: Holding): Promise<void> {
  for (const { productId, count } of lines) {
    await trx
      .updateTable('raffles')
      .set({ tickets_left: sql<number>`tickets_left + ${count}` })
      .where('product_id', '=', productId)
      .execute()
    await trx
      .updateTable('raffle_holdings')
      .set({ count: sql<number>`count - ${count}` })
      .where('product_id', '=', productId)
      .where('owner_id', '=', ownerId)
      .execute()
  }
}
