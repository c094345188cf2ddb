import { fail, type Result, succeed } from '@market/domain/kernel'
import type { Refunds } from './ports/refunds.ts'
import type { RefundFailure } from './refund-failures.ts'

/**
 * Records that a branch or a courier has taken a return, after which it cannot be withdrawn. A repeated call keeps the
 * first time.
 */
export async function handInReturn(
  { returns }: Pick<Refunds, 'returns'>,
  id: string,
  at: Date,
): Promise<Result<undefined, RefundFailure>> {
  if (!(await returns.lockWaiting(id))) return fail({ code: 'refund/arrived' })
  await returns.handIn(id, at)
  return succeed(undefined)
}
