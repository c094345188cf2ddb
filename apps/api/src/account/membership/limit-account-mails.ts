import type { Database } from '@market/database'
import type { Config } from '../../platform/config/config.ts'
import { limitMailbox } from '../../platform/limits/limit-mailbox.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { accountOf, knownDevice } from '../../session/known-device.ts'

/** Per client address, which whole offices and mobile networks may share. */
const formsAnHour = 30

interface Asked {
  readonly email: string
  readonly clientAddress: string
  readonly cookies: string | undefined
  readonly now: Date
}

/** Rate-limits forms that mail an account's address, the same whether or not the account exists. */
export async function limitAccountMails(
  db: Database,
  config: Config,
  { email, clientAddress, cookies, now }: Asked,
): Promise<void> {
  const mailbox = accountOf(email)
  const device = knownDevice(config, cookies, mailbox, now)
  if (!device)
    await consumeRateLimit(db, { key: `account-form:${clientAddress}`, most: formsAnHour, seconds: 3600, now })
  await limitMailbox(db, { kind: 'account', mailbox, device, clientAddress, now })
}
