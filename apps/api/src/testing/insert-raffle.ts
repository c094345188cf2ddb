import type { Insertable } from 'kysely'
import type { Schema } from '@market/database'
import type { TestApi } from './start-test-api.ts'

const week = 7 * 86_400_000

/** Inserts a raffle of an existing product: 100 tickets of 25 TL, at most ten per member, drawn in a week. */
export async function insertRaffle(
  { deps }: Pick<TestApi, 'deps'>,
  raffle: Partial<Insertable<Schema['raffles']>> & { readonly product_id: number },
): Promise<void> {
  const tickets = raffle.tickets ?? 100
  await deps.db
    .insertInto('raffles')
    .values({
      ticket_price: 2_500,
      member_limit: 10,
      draw_at: new Date(deps.clock.now().getTime() + week),
      ...raffle,
      tickets,
      tickets_left: raffle.tickets_left ?? tickets,
    })
    .execute()
}
