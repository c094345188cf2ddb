import { kurus } from '@market/domain/money'
import * as v from 'valibot'
import type { Database } from '@market/database'

const ticketLine = v.object({
  productId: v.number(),
  name: v.string(),
  count: v.number(),
  ticketPrice: v.pipe(v.number(), v.transform(kurus)),
})
/** The tickets of one product in a purchase. */
export type TicketLine = v.InferOutput<typeof ticketLine>
const ticketContent = v.object({ items: v.array(ticketLine) })

/** The tickets of a purchase, in order of product, the order in which raffles are locked. */
export const ticketLines = (content: unknown): readonly TicketLine[] =>
  v.parse(ticketContent, content).items.toSorted((one, other) => one.productId - other.productId)

/** Tickets by product that an attempt of this owner still reserves. */
export async function pendingTickets(db: Database, ownerId: string): Promise<ReadonlyMap<number, number>> {
  const open = await db
    .selectFrom('purchases')
    .select('content')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'raffle')
    .where('status', '=', 'pending')
    .execute()
  const counts = new Map<number, number>()
  for (const { productId, count } of open.flatMap(({ content }) => ticketLines(content)))
    counts.set(productId, (counts.get(productId) ?? 0) + count)
  return counts
}
