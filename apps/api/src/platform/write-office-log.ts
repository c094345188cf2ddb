import { userInfo } from 'node:os'
import type { Result } from '@market/domain'
import type { Database } from '@market/database'

/** Writes down what a person had done by a command, and gives the same outcome. */
export async function writeOfficeLog(
  db: Database,
  asked: { readonly at: Date; readonly command: string },
  outcome: Result<string, string>,
): Promise<Result<string, string>> {
  await db
    .insertInto('office_log')
    .values({
      ...asked,
      // Whom `sudo` or `deploy/office` did it for.
      who: process.env['SUDO_USER'] ?? userInfo().username,
      done: outcome.ok,
      outcome: outcome.ok ? outcome.value : outcome.failure,
    })
    .execute()
  return outcome
}
