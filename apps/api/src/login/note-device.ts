import type { Database } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { newDeviceMail } from '@market/mails'
import { writeMail } from '../platform/mail/write-mail.ts'
import { accountOf, knownDevice, markDevice } from '../session/known-device.ts'

/**
 * The `Set-Cookie` that marks this browser as known to the account. If it was not known yet, the member is notified by
 * mail, except at the account's first sign-in. Call it in the transaction of the sign-in, before the session begins.
 */
export async function noteDevice(
  trx: Database,
  config: Config,
  { userId, cookies, now }: { readonly userId: string; readonly cookies: string | undefined; readonly now: Date },
): Promise<string> {
  const { email, first_name, known } = await trx
    .selectFrom('users as u')
    // Within the last year, because the security log is kept longer than sessions.
    .select(({ exists, selectFrom }) => [
      'email',
      'first_name',
      exists(selectFrom('security_log').select('id').whereRef('who', '=', 'u.id').where('event', '=', 'signed-in')).as(
        'known',
      ),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  const account = accountOf(email)
  if (known && !knownDevice(config, cookies, account, now))
    await writeMail(trx, newDeviceMail(config, { email, firstName: first_name, at: now }), now)
  return markDevice(config, cookies, account, now)
}
