import { newDeviceWords } from '@market/provider'
import type { Database } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { linkMail } from '@market/mails'
import { writeMail } from '../platform/mail/write-mail.ts'
import { accountOf, knownDevice, markDevice } from '../session/known-device.ts'

interface SignIn {
  readonly userId: string
  readonly cookies: string | undefined
  readonly now: Date
}

/**
 * The `Set-Cookie` by which the browser knows the account from now on. The member is told by mail if the browser did not
 * know it yet, except at the first sign-in of all. Call it in the transaction of the sign-in, before the session begins.
 */
export async function noteDevice(trx: Database, config: Config, { userId, cookies, now }: SignIn): Promise<string> {
  const { email, first_name } = await trx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const account = accountOf(email)
  if (!knownDevice(config, cookies, account, now) && (await hasSignedIn(trx, userId)))
    await writeMail(trx, linkMail(config, { email, ...newDeviceWords(config, first_name, now) }), now)
  return markDevice(config, cookies, account, now)
}

/** In the last year: sessions are forgotten sooner than the security log. */
const hasSignedIn = async (trx: Database, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('security_log')
    .select('id')
    .where('who', '=', userId)
    .where('event', '=', 'signed-in')
    .limit(1)
    .executeTakeFirst()) !== undefined
