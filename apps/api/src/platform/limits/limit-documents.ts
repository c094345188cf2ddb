import type { Caller } from '@market/commerce'
import type { Database } from '@market/database'
import { consumeRateLimits, type WayOn } from './rate-limit.ts'

/**
 * Limits the documents rendered per visitor and per address in an hour, because each takes half a second of processor
 * time.
 */
export async function limitDocuments(
  db: Database,
  { caller, clientAddress, now }: { readonly caller: Caller; readonly clientAddress: string; readonly now: Date },
  wayOn: WayOn,
): Promise<void> {
  const limits = [
    { name: 'document-owner', who: caller.ownerId, now },
    { name: 'document-address', who: clientAddress, now },
  ] as const
  await consumeRateLimits(db, limits, wayOn)
}
