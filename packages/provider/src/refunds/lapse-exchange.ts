import { lastHandInDay } from '@market/domain/orders'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import { cancellableOrder } from './cancellable-order.ts'
import { keptUnits } from './kept-units.ts'
import type { OrderToRefund } from './order-to-refund.ts'
import type { Refunds } from './ports/refunds.ts'

/** An exchange that ended because nobody came. */
export interface LapsedExchange {
  readonly order: OrderToRefund
  /** What the shopper keeps. */
  readonly item: SnapshotItem
  readonly place: string
  /** It can be sent back or exchanged still. */
  readonly returnable: boolean
}

const dayMs = 86_400_000

/**
 * Ends an exchange at a counter to which nobody came by its last day: what was kept there is on sale again, and the shopper keeps
 * what was bought. At the door a courier comes, so none is left over.
 */
export async function lapseExchange(
  { returns, stock }: Pick<Refunds, 'returns' | 'stock'>,
  id: string,
  now: Date,
): Promise<LapsedExchange | undefined> {
  const waiting = await returns.lockWaiting(id)
  if (!waiting?.exchange?.at || waiting.handedInAt !== null) return undefined
  if (now.getTime() < lastHandInDay(waiting.askedAt).getTime() + dayMs) return undefined
  await returns.refuse(id, now)
  await stock.giveBack([keptUnits(waiting, waiting.exchange)])
  const { line, at } = waiting.exchange
  const kept = cancellableOrder(waiting.order, now).lines[line - 1]
  return kept && { order: waiting.order, item: kept.item, place: at.name, returnable: kept.kind === 'return' }
}
