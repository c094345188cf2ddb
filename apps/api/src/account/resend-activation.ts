import type { Database } from '../database/open-database.ts'
import type { Config } from '../kernel/config.ts'
import { writeMail } from '../mail/write-mail.ts'
import { emailKey } from '../session/email-key.ts'
import { activationMail } from './account-mails.ts'
import { issueToken, voidTokens } from './account-token.ts'
import { activationMinutes } from './register-member.ts'

/** Mails a new link in place of those before to an account that is not open yet; does nothing for any other address. */
export async function resendActivation(db: Database, config: Config, email: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select([
        'id',
        'email',
        'first_name',
        'last_name',
        'phone',
        'newsletter',
        'insider_contact_list',
        'password_hash',
      ])
      .where('email_key', '=', emailKey(email))
      .where('is_active', '=', false)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    const { id, email: stored, ...registration } = user
    await voidTokens(trx, id, 'activation')
    const token = await issueToken(trx, {
      purpose: 'activation',
      userId: id,
      registration,
      minutes: activationMinutes,
      now,
    })
    await writeMail(trx, activationMail(config, { email: stored, firstName: user.first_name, token }), now)
  })
}
