import { fail, mayWithdraw, type Result, succeed } from '@market/domain'
import type { OrderOwner } from '../ordering/order-owner.ts'
import type { Refunds } from './ports/refunds.ts'
import type { RefundFailure } from './refund-failures.ts'

/** Takes a request to send back again. Nothing was handed in and no money has moved, so the request is deleted. */
export async function withdrawReturn(
  { returns }: Pick<Refunds, 'returns'>,
  { owner, id }: { readonly owner: OrderOwner; readonly id: string },
): Promise<Result<undefined, RefundFailure>> {
  const orderId = await returns.orderOf(owner, id)
  if (orderId === undefined) return fail({ code: 'refund/not-found' })
  const request = await returns.lock(orderId, id)
  // Of two that withdraw it at once the second finds nothing.
  if (!request) return fail({ code: 'refund/not-found' })
  if (!mayWithdraw(request)) return fail({ code: request.handedInAt ? 'refund/handed-in' : 'refund/arrived' })
  await returns.remove(id)
  return succeed(undefined)
}
