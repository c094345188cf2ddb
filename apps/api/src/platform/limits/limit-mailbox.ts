import type { Database } from '@market/database'
import { consumeRateLimit } from './rate-limit.ts'

/** To one mailbox from one network, so that strangers elsewhere cannot use up its mails; and from everywhere. */
const mailsAnHour = 5
const mailsFromEverywhere = 20

interface Asked {
  /** Of the mail that is asked for. */
  readonly kind: string
  /** A hash of the address. */
  readonly mailbox: string
  /** The mark of a device that has proved the address before: it is counted by itself. */
  readonly device: string | undefined
  readonly clientAddress: string
  readonly now: Date
}

/** Limits the mails that people who need not be its owner have sent to a mailbox (security.md 27). */
export async function limitMailbox(db: Database, { kind, mailbox, device, clientAddress, now }: Asked): Promise<void> {
  const limits = device
    ? ([[`${kind}-device:${device}`, mailsAnHour]] as const)
    : ([
        [`${kind}-mailbox:${mailbox}:${clientAddress}`, mailsAnHour],
        [`${kind}-mailbox:${mailbox}`, mailsFromEverywhere],
      ] as const)
  for (const [key, most] of limits) await consumeRateLimit(db, { key, most, seconds: 3600, now })
}
