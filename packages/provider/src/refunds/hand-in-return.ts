import { fail, type Result, succeed } from '@market/domain/kernel'
import type { Refunds } from './ports/refunds.ts'
import type { RefundFailure } from './refund-failures.ts'

/** A branch has taken a return, or a courier has fetched it: it can no longer be withdrawn. Taken twice, the first time stands. */
export async function handInReturn(
  { returns }: Pick<Refunds, 'returns'>,
  id: string,
  at: Date,
): Promise<Result<undefined, RefundFailure>> {
  if (!(await returns.lockWaiting(id))) return fail({ code: 'refund/arrived' })
  await returns.handIn(id, at)
  return succeed(undefined)
}
