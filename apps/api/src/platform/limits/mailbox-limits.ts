import type { Limit } from './rate-limit.ts'

interface Asked {
  /** The kind of mail that is requested. */
  readonly kind: 'account' | 'guest-code' | 'sign-in-code' | 'sms-code'
  /** A hash of the address. */
  readonly mailbox: string
  /** The mark of a device that has proved the address before; such a device has a separate count. */
  readonly device: string | undefined
  readonly clientAddress: string
  readonly now: Date
}

/** Limits on mails that a client requests to a mailbox which need not be its own (security.md 27). */
export const mailboxLimits = ({ kind, mailbox, device, clientAddress, now }: Asked): readonly Limit[] =>
  device
    ? [{ name: `${kind}-device`, who: device, now }]
    : [
        { name: `${kind}-mailbox-network`, who: `${mailbox}:${clientAddress}`, now },
        { name: `${kind}-mailbox`, who: mailbox, now },
      ]
