import { activationMail, alreadyMemberMail } from '@market/mails'
import { randomUUID } from 'node:crypto'
import { type Registration, registrationProblems } from '@market/domain/account'
import { emailKey } from '@market/commerce'
import { type Database, type SocialIdentity, type StoredRegistration, transact } from '@market/database'
import { checkForm } from '../../platform/http/check-form.ts'
import type { Config } from '../../platform/config/config.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { hashPassword } from '../../session/password-hash.ts'
import { issueToken } from './account-token.ts'
import { checkNames } from './check-names.ts'
import { passwordMark } from './pending-registrations.ts'
import { openAccount } from './open-account.ts'
import { passwordSentence } from '../password/password-sentence.ts'
import { texts } from '../texts.ts'

export const activationMinutes = 24 * 60

export interface NewMember {
  readonly form: Registration
  readonly social?: SocialIdentity
  /** The social provider has verified the e-mail address. */
  readonly emailProven: boolean
  readonly now: Date
}

/** Refuses the first invalid field by the core's rules; names allow only letters (rules.md T2). */
export function checkRegistration(form: Registration): void {
  const sentence = passwordSentence(form.password)
  checkForm(registrationProblems(form), texts.member, sentence ? { password: sentence } : {})
  checkNames(form)
}

/**
 * Registers a member. The account changes only once the owner of the mailbox opens the mailed link, whose token has
 * this registration; an existing member is informed by mail. Returns whether an activation link is pending.
 */
export async function registerMember(db: Database, config: Config, member: NewMember): Promise<boolean> {
  const { form, social, emailProven, now } = member
  const registration: StoredRegistration = {
    first_name: form.firstName,
    last_name: form.lastName,
    phone: form.phone || null,
    newsletter: form.newsletter,
    insider_contact_list: form.insiderContactList,
    // Without a password the account gets a random one until the member sets one by mail.
    password_hash: await hashPassword(form.password || randomUUID()),
    password_mark: passwordMark(config, form.email, form.password),
    has_password: form.password !== '',
    ...(social && { social }),
  }
  await transact(db, async (trx) => {
    const userId = await insertUser(trx, form.email, registration, now)
    if (emailProven) return openAccount(trx, userId, registration, now)
    const active = await trx
      .selectFrom('users')
      .select(['email', 'first_name as firstName'])
      .where('id', '=', userId)
      .where('is_active', '=', true)
      .executeTakeFirst()
    if (active) return writeMail(trx, alreadyMemberMail(config, active), now)
    const token = await issueToken(trx, {
      purpose: 'activation',
      userId,
      registration,
      minutes: activationMinutes,
      now,
    })
    await writeMail(trx, activationMail(config, { email: form.email, firstName: form.firstName, token }), now)
  })
  return !emailProven
}

/**
 * Returns the account of an address: creates it, adds this registration to a pending one, or leaves an active one
 * unchanged.
 */
async function insertUser(trx: Database, email: string, registration: StoredRegistration, now: Date): Promise<string> {
  const { social: _social, password_mark: _mark, ...columns } = registration
  const key = emailKey(email)
  const row = await trx
    .insertInto('users')
    .values({ id: randomUUID(), email, email_key: key, ...columns, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ email, ...columns })
        .where('users.is_active', '=', false),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) return row.id
  const open = await trx.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirstOrThrow()
  return open.id
}
