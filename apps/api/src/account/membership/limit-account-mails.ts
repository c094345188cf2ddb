import type { Database } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { mailboxLimits } from '../../platform/limits/mailbox-limits.ts'
import { consumeRateLimits, type WayOn } from '../../platform/limits/rate-limit.ts'
import { accountOf, knownDevice } from '../../session/known-device.ts'

interface Asked {
  readonly email: string
  readonly clientAddress: string
  readonly cookies: string | undefined
  readonly now: Date
  /** How a client continues beyond the limit of an address that it shares. */
  readonly wayOn: WayOn
}

/** Rate-limits forms that mail an account's address, the same whether or not the account exists. */
export async function limitAccountMails(
  db: Database,
  config: Config,
  { email, clientAddress, cookies, now, wayOn }: Asked,
): Promise<void> {
  const mailbox = accountOf(email)
  const device = knownDevice(config, cookies, mailbox, now)
  const limits = mailboxLimits({ kind: 'account', mailbox, device, clientAddress, now })
  const address = { name: 'account-form-address', who: clientAddress, now } as const
  await consumeRateLimits(db, device ? limits : [...limits, address], wayOn)
}
