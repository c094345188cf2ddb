import type { Deps } from '../deps.ts'
import { startJob } from '@market/server'
import { makeTransport } from './make-transport.ts'
import { sendDueMails } from './send-due-mails.ts'

/** Empties the outbox every second until it is stopped. */
export function startMailWorker(deps: Deps): { stop(): Promise<void> } {
  const transport = makeTransport(deps.config)
  return startJob(deps.log, { name: 'mail', everyMs: 1_000 }, () => sendDueMails(deps, transport))
}
