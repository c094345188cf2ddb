import type { Caller } from '@market/provider'
import type { Database } from '@market/database'
import { consumeRateLimit } from './rate-limit.ts'

const hour = 3600
const maxPerOwner = 5
/** Per client address, which whole offices and mobile networks may share. */
const maxPerAddress = 20

/** Rate-limits forms that send a mail or a message to someone: five an hour per kind (security.md 27). */
export async function limitForms(
  db: Database,
  form: string,
  { caller, clientAddress, now }: { readonly caller: Caller; readonly clientAddress: string; readonly now: Date },
): Promise<void> {
  await consumeRateLimit(db, { key: `form:${form}:${caller.ownerId}`, most: maxPerOwner, seconds: hour, now })
  await consumeRateLimit(db, { key: `form:${form}:${clientAddress}`, most: maxPerAddress, seconds: hour, now })
}
