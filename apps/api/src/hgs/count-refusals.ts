import type { postHgsTopUp } from '@market/contract'
import type { AnyRoute, Request } from '../platform/http/route.ts'
import { refundRateLimit, consumeRateLimit } from '../platform/limits/rate-limit.ts'

type Write = Request<typeof postHgsTopUp>
type Sender = Pick<Write, 'db' | 'caller' | 'clientAddress' | 'now'>

/** Trying plates one after another is no shopper's way, with whichever call: by visitor and by address. */
const limitsOf = ({ caller, clientAddress, now }: Sender) =>
  [caller.ownerId, clientAddress].map((who) => ({ key: `hgs-account:${who}`, most: 30, seconds: 600, now }))

/** Counts a look at an account; refuses with 429 beyond the limit. */
export async function countLookUp(sender: Sender): Promise<void> {
  for (const limit of limitsOf(sender)) await consumeRateLimit(sender.db, limit)
}

/**
 * Counts the refusals of a write with the look-ups, for they tell as much. A turn is taken before the write's transaction,
 * with which it would be rolled back, and given back once the write has gone well.
 */
export const countRefusals = (route: AnyRoute): AnyRoute => ({
  ...route,
  before: (request: Write) => countLookUp(request),
  async complete(answer, request: Write) {
    for (const limit of limitsOf(request)) await refundRateLimit(request.db, limit)
    return route.complete ? route.complete(answer, request) : answer
  },
})
