import { startJob } from '@market/server'
import type { FastifyBaseLogger } from 'fastify'

const everyMs = 1_500
/** An API drops its own cached answers at most this much later. */
const apiLagMs = 1_500

/**
 * Calls `changed` when shops have appeared, disappeared or changed for shoppers, and once more when the API has dropped
 * its cached answers too. So a stopped shop is in no page after five seconds.
 */
export function followShops(log: FastifyBaseLogger, apiUrl: string, changed: () => void): { stop(): Promise<void> } {
  let known: string | undefined
  let again: NodeJS.Timeout | undefined
  const job = startJob(log, { name: 'shop changes', everyMs }, async () => {
    const answer = await fetch(`${apiUrl}/shop-changes`, { signal: AbortSignal.timeout(everyMs) }).catch(
      () => undefined,
    )
    // Retries while the API is unreachable; the pages use its later answer.
    const version = await answer?.text()
    // Retries while the API is unreachable; the pages use its later answer.
    if (!answer?.ok) return
    if (known !== undefined && version !== known) {
      changed()
      again = setTimeout(changed, apiLagMs)
      again.unref()
    }
    known = version
  })
  return {
    stop: () => {
      clearTimeout(again)
      return job.stop()
    },
  }
}
