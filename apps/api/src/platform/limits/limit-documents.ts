import type { Caller } from '@market/provider'
import type { Database } from '@market/database'
import { consumeRateLimit } from './rate-limit.ts'

const perOwner = 20
/** Sessions cost nothing, so that the owner alone is no bound; an address may be a whole office or mobile network. */
const perAddress = 60

/** Limits the documents that are set for one visitor and one address in an hour: each takes half a second of a processor. */
export async function limitDocuments(
  db: Database,
  { caller, clientAddress, now }: { readonly caller: Caller; readonly clientAddress: string; readonly now: Date },
): Promise<void> {
  await consumeRateLimit(db, { key: `contract-pdf:${caller.ownerId}`, most: perOwner, seconds: 3600, now })
  await consumeRateLimit(db, { key: `contract-pdf:${clientAddress}`, most: perAddress, seconds: 3600, now })
}
