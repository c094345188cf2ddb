import type { EndReason, PaymentBook, Purchase } from '@market/commerce'
import type { Database } from '@market/database'
import { lockRaffles } from './hold-tickets.ts'
import { pendingTickets, type TicketLine } from './ticket-lines.ts'

/**
 * Replaces a member's attempt that still waits for the bank, so that a retry is not refused because of the member's own
 * reservation. If the bank captures the older attempt after all, its tickets are delivered while available, otherwise
 * its money is refunded.
 */
export async function replaceAttempt(
  trx: Database,
  purchases: PaymentBook<Purchase>,
  ownerId: string,
  lines: readonly TicketLine[],
): Promise<void> {
  const open = await trx
    .selectFrom('purchases')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'raffle')
    .where('status', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute()
  const given = [...(await pendingTickets(trx, ownerId)).keys()]
  await lockRaffles(trx, [...given, ...lines.map(({ productId }) => productId)])
  for (const { id } of open) {
    const purchase = await purchases.find(id)
    if (!purchase) continue
    await purchases.end(purchase, {
      status: 'expired',
      failure: 'replaced' satisfies EndReason,
      settledAt: null,
      givenUp: true,
    })
  }
}
