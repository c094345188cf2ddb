import type { Database } from '@market/database'

interface Consents {
  readonly newsletter: boolean
  readonly insider_contact_list: boolean
}
const channels = ['newsletter', 'insider_contact_list'] as const

/** Stores when each consent was given or withdrawn; consents unchanged from `before` are skipped. */
export async function recordConsents(
  trx: Database,
  userId: string,
  after: Consents,
  now: Date,
  before: Consents = { newsletter: false, insider_contact_list: false },
): Promise<void> {
  const changed = channels.filter((channel) => after[channel] !== before[channel])
  if (changed.length === 0) return
  await trx
    .insertInto('consents')
    .values(changed.map((channel) => ({ user_id: userId, channel, given: after[channel], changed_at: now })))
    .execute()
}
