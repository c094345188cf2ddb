import type { Limit } from './rate-limit.ts'

interface Asked {
  /** Of the mail that is asked for. */
  readonly kind: 'account' | 'guest-code' | 'sign-in-code' | 'sms-code'
  /** A hash of the address. */
  readonly mailbox: string
  /** The mark of a device that has proved the address before: it is counted by itself. */
  readonly device: string | undefined
  readonly clientAddress: string
  readonly now: Date
}

/** Limits of the mails that people who need not be its owner have sent to a mailbox (security.md 27). */
export const mailboxLimits = ({ kind, mailbox, device, clientAddress, now }: Asked): readonly Limit[] =>
  device
    ? [{ name: `${kind}-device`, who: device, now }]
    : [
        { name: `${kind}-mailbox-network`, who: `${mailbox}:${clientAddress}`, now },
        { name: `${kind}-mailbox`, who: mailbox, now },
      ]
