import { createHash } from 'node:crypto'
import type { Limit } from '../limits/take-turn.ts'
import { emailKey } from '../session/email-key.ts'

const day = 86_400

/** Suggestions to one mailbox, whoever sends them. The address itself is not kept. */
export const mailboxLimit = (email: string, now: Date): Limit => ({
  key: `friend:${createHash('sha256').update(emailKey(email)).digest('base64url')}`,
  most: 3,
  seconds: day,
  now,
})
