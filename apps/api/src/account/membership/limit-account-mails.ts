import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database/open-database.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { emailKey } from '../../platform/email-key.ts'

const hour = 3600
/** To one mailbox, of all forms that write to it (security.md 27). */
const mailsAnHour = 5
/** From one address; whole offices and mobile networks stand behind one. */
const formsAnHour = 30

/** Counts a form that mails whoever an address belongs to, the same whether there is an account or not. */
export async function limitAccountMails(
  db: Database,
  { email, clientAddress, now }: { readonly email: string; readonly clientAddress: string; readonly now: Date },
): Promise<void> {
  const mailbox = createHash('sha256').update(emailKey(email)).digest('base64url')
  await consumeRateLimit(db, { key: `account-form:${clientAddress}`, most: formsAnHour, seconds: hour, now })
  await consumeRateLimit(db, { key: `account-mail:${mailbox}`, most: mailsAnHour, seconds: hour, now })
}
