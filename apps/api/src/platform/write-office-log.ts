import { userInfo } from 'node:os'
import type { Result } from '@market/domain/kernel'
import { emailKey } from '@market/commerce'
import type { Database } from '@market/database'

/** Logs an operator's command with its outcome and returns the outcome. */
export async function writeOfficeLog(
  db: Database,
  { at, command }: { readonly at: Date; readonly command: string },
  outcome: Result<string, string>,
): Promise<Result<string, string>> {
  await db
    .insertInto('office_log')
    .values({
      at,
      command: await withoutMails(db, command),
      // The user who called `sudo` or `apps/deploy/office`.
      who: process.env['SUDO_USER'] ?? userInfo().username,
      done: outcome.ok,
      outcome: await withoutMails(db, outcome.ok ? outcome.value : outcome.failure),
    })
    .execute()
  return outcome
}

const mailAddress = /[^\s"<>]{1,64}@[^\s"<>]{1,255}/g

/** Replaces mail addresses of members by their ids, because the log outlives accounts. */
async function withoutMails(db: Database, text: string): Promise<string> {
  const found = text.match(mailAddress) ?? []
  if (found.length === 0) return text
  const members = await db
    .selectFrom('users')
    .select(['id', 'email_key'])
    .where('email_key', 'in', found.map(emailKey))
    .execute()
  const numbers = new Map(members.map(({ id, email_key }) => [email_key, id]))
  return text.replaceAll(mailAddress, (address) => numbers.get(emailKey(address)) ?? '<mail address>')
}
