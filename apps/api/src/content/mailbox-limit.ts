import { createHash } from 'node:crypto'
import { emailKey } from '@market/commerce'
import type { Limit } from '../platform/limits/rate-limit.ts'

/**
 * The rate limit key of mails of one kind to one mailbox, shared by all callers. It does not contain the address
 * itself.
 */
export const mailboxLimit = (kind: 'friend' | 'hgs-remittance', email: string, now: Date): Limit => ({
  name: `${kind}-mailbox`,
  who: createHash('sha256').update(emailKey(email)).digest('base64url'),
  now,
})
