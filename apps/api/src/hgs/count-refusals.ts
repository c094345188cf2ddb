import type { postHgsTopUp } from '@market/contract'
import type { AnyRoute, Request } from '../platform/http/route.ts'
import { refundRateLimit, consumeRateLimit } from '../platform/limits/rate-limit.ts'

type Write = Request<typeof postHgsTopUp>
type Sender = Pick<Write, 'db' | 'caller' | 'clientAddress' | 'now'>

/** Limits how many plates are tried, over all calls, by visitor and by address. */
const limitsOf = ({ caller, clientAddress, now }: Sender) =>
  [caller.ownerId, clientAddress].map((who) => ({ key: `hgs-account:${who}`, most: 30, seconds: 600, now }))

/** Counts a look at an account; refuses with 429 beyond the limit. */
export async function countLookUp(sender: Sender): Promise<void> {
  for (const limit of limitsOf(sender)) await consumeRateLimit(sender.db, limit)
}

/**
 * Counts the refusals of a write with the look-ups, since they tell as much. The attempt is counted before the write's
 * transaction, which would roll it back, and uncounted once the write has succeeded.
 */
export const countRefusals = (route: AnyRoute): AnyRoute => ({
  ...route,
  before: (request: Write) => countLookUp(request),
  async complete(answer, request: Write) {
    for (const limit of limitsOf(request)) await refundRateLimit(request.db, limit)
    return route.complete ? route.complete(answer, request) : answer
  },
})
