import type { Caller } from '@market/commerce'
import type { Database } from '@market/database'
import { consumeRateLimits } from './rate-limit.ts'

/** Rate-limits forms that send a mail or a message to someone, for each kind (security.md 27). */
export async function limitForms(
  db: Database,
  form: string,
  { caller, clientAddress, now }: { readonly caller: Caller; readonly clientAddress: string; readonly now: Date },
): Promise<void> {
  await consumeRateLimits(db, [
    { name: 'form-owner', who: `${form}:${caller.ownerId}`, now },
    { name: 'form-address', who: `${form}:${clientAddress}`, now },
  ])
}
