import type { Deps } from '../deps.ts'
import { startJob } from '@market/server'
import { makeTransport } from './make-transport.ts'
import { deliverOutbox } from './deliver-outbox.ts'

/** Sends the outbox every second until it is stopped. */
export function startMailWorker(deps: Deps): { stop(): Promise<void> } {
  const transport = makeTransport(deps.config)
  return startJob(deps.log, { name: 'mail', everyMs: 1_000 }, () => deliverOutbox(deps, transport))
}
