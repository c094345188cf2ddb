import { lastHandInDay } from '@market/domain/orders'
import type { SnapshotItem } from '../ordering/order-snapshot.ts'
import { cancellableOrder } from './cancellable-order.ts'
import { keptUnits } from './kept-units.ts'
import type { OrderToRefund } from './order-to-refund.ts'
import type { Refunds } from './ports/refunds.ts'

/** An exchange that ended because the shopper did not come. */
export interface LapsedExchange {
  readonly order: OrderToRefund
  /** The bought item, which the shopper keeps. */
  readonly item: SnapshotItem
  readonly place: string
  /** It can still be returned or exchanged. */
  readonly returnable: boolean
}

const dayMs = 86_400_000

/**
 * Ends an exchange at a counter after its last day: its reserved stock is on sale again, and the shopper keeps the
 * bought item. Exchanges at the door never lapse, because a courier comes.
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
