import { createHash } from 'node:crypto'
import { emailKey } from '@market/provider'
import type { Limit } from '../platform/limits/rate-limit.ts'

const day = 86_400

/** Rate limit of mails of one kind to one mailbox, over all callers. Its key does not contain the address itself. */
export const mailboxLimit = (kind: 'friend' | 'hgs-remittance', email: string, now: Date): Limit => ({
  key: `${kind}:${createHash('sha256').update(emailKey(email)).digest('base64url')}`,
  most: 3,
  seconds: day,
  now,
})
