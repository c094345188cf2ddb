import type { postHgsTopUp } from '@market/contract'
import type { AnyRoute, Request } from '../platform/http/route.ts'
import { consumeRateLimits, refundRateLimits } from '../platform/limits/rate-limit.ts'

type Write = Request<typeof postHgsTopUp>
type Sender = Pick<Write, 'db' | 'caller' | 'clientAddress' | 'now'>

/** The limits on tried plates over all calls, by visitor and by address. */
const limitsOf = ({ caller, clientAddress, now }: Sender) =>
  [
    { name: 'hgs-account-owner', who: caller.ownerId, now },
    { name: 'hgs-account-address', who: clientAddress, now },
  ] as const

/** Counts a look at an account; refuses with 429 beyond the limit. */
export async function countLookUp(sender: Sender): Promise<void> {
  await consumeRateLimits(sender.db, limitsOf(sender))
}

/**
 * Counts the refusals of a write together with look-ups, since they reveal as much. The attempt is counted before the
 * write's transaction, which would roll the count back, and uncounted once the write has succeeded.
 */
export const countRefusals = (route: AnyRoute): AnyRoute => ({
  ...route,
  before: (request: Write) => countLookUp(request),
  async complete(answer, request: Write) {
    await refundRateLimits(request.db, limitsOf(request))
    return route.complete ? route.complete(answer, request) : answer
  },
})
