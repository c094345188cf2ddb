import { createHash } from 'node:crypto'
import type { Limit } from '../platform/limits/rate-limit.ts'
import { emailKey } from '../platform/email-key.ts'

const day = 86_400

/** Mails of one kind to one mailbox, whoever asks for them. The address itself is not kept. */
export const mailboxLimit = (kind: 'friend' | 'hgs-remittance', email: string, now: Date): Limit => ({
  key: `${kind}:${createHash('sha256').update(emailKey(email)).digest('base64url')}`,
  most: 3,
  seconds: day,
  now,
})
