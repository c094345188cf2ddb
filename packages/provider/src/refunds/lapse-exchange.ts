import { lastHandInDay } from '@market/domain'
import { keptUnits } from './kept-units.ts'
import type { Refunds } from './ports/refunds.ts'

const dayMs = 86_400_000

/**
 * Ends an exchange at a counter to which nobody came by its last day: what was kept there is on sale again, and the shopper keeps
 * what was bought. At the door a courier comes, so none is left over.
 */
export async function lapseExchange(
  { returns, stock }: Pick<Refunds, 'returns' | 'stock'>,
  id: string,
  now: Date,
): Promise<void> {
  const waiting = await returns.lockWaiting(id)
  if (!waiting?.exchange?.at || waiting.handedInAt !== null) return
  if (now.getTime() < lastHandInDay(waiting.askedAt).getTime() + dayMs) return
  await returns.refuse(id, now)
  await stock.giveBack([keptUnits(waiting, waiting.exchange)])
}
