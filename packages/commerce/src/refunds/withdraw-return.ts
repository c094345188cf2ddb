import { fail, type Result, succeed } from '@market/domain/kernel'
import { mayWithdraw } from '@market/domain/orders'
import type { OrderOwner } from '../ordering/order-owner.ts'
import type { Refunds } from './ports/refunds.ts'
import { keptUnits } from './kept-units.ts'
import type { RefundFailure } from './refund-failures.ts'

/**
 * Takes a request to send back or to exchange again. Nothing was handed in and no money has moved, so the request is deleted, and
 * what an exchange was to hand over is on sale again.
 */
export async function withdrawReturn(
  { returns, stock }: Pick<Refunds, 'returns' | 'stock'>,
  { owner, id }: { readonly owner: OrderOwner; readonly id: string },
): Promise<Result<undefined, RefundFailure>> {
  const orderId = await returns.orderOf(owner, id)
  if (orderId === undefined) return fail({ code: 'refund/not-found' })
  const request = await returns.lock(orderId, id)
  // Of two concurrent withdrawals the second finds no request.
  if (!request) return fail({ code: 'refund/not-found' })
  if (request.status === 'refused') return fail({ code: 'refund/lapsed' })
  // The line would have two combinations.
  if (request.restExchanged) return fail({ code: 'refund/rest-exchanged' })
  if (!mayWithdraw(request)) return fail({ code: request.handedInAt ? 'refund/handed-in' : 'refund/arrived' })
  const waiting = request.kind === 'exchange' ? await returns.lockWaiting(id) : undefined
  await returns.remove(id)
  if (waiting?.exchange) await stock.giveBack([keptUnits(waiting, waiting.exchange)])
  return succeed(undefined)
}
