import { createHash } from 'node:crypto'
import { emailKey } from '@market/provider'
import type { Database } from '@market/database'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'

const hour = 3600
/** Per mailbox, over all forms that send mail to it (security.md 27). */
const mailsAnHour = 5
/** Per client address, which whole offices and mobile networks may share. */
const formsAnHour = 30

/** Rate-limits forms that mail an account's address, the same whether or not the account exists. */
export async function limitAccountMails(
  db: Database,
  { email, clientAddress, now }: { readonly email: string; readonly clientAddress: string; readonly now: Date },
): Promise<void> {
  const mailbox = createHash('sha256').update(emailKey(email)).digest('base64url')
  await consumeRateLimit(db, { key: `account-form:${clientAddress}`, most: formsAnHour, seconds: hour, now })
  await consumeRateLimit(db, { key: `account-mail:${mailbox}`, most: mailsAnHour, seconds: hour, now })
}
