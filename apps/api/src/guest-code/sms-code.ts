import { phoneProvenMail } from '@market/mails'
import { type Database, findMemberByPhone, provePhone, readAddressee } from '@market/database'
import { formatPhone } from '@market/domain/validation'
import { phoneKey } from '@market/commerce'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { writeOutboxFile } from '../platform/mail/write-outbox-file.ts'
import { codeMinutes, sendGuestCode, takeGuestCode } from './guest-code.ts'
import { codeTexts, guestTexts } from './guest-texts.ts'

type Asked = Omit<Parameters<typeof sendGuestCode>[2], 'purpose' | 'email'> & { readonly digits: string }

export function digitsOf(phone: string | null): string {
  const digits = phoneKey(phone ?? '')
  if (digits === undefined) throw new ApiError(422, guestTexts.invalidPhone)
  return digits
}

/**
 * Sends a code by SMS. `phone` proves the number of a logged-in member; `sms-sign-in` signs in the member with this
 * proven number. For a number that no member has proven, no SMS is sent, but the response is the same (security.md 20).
 */
export async function sendSmsCode(
  db: Database,
  config: Config,
  { digits, purpose, ...asked }: Asked & { readonly purpose: 'phone' | 'sms-sign-in' },
): Promise<void> {
  // Without an SMS gateway, refuse instead of reporting success.
  if (!config.simulated.has('sms')) throw new ApiError(409, guestTexts.noSms)
  await sendGuestCode(db, config, { ...asked, purpose, email: digits }, async (trx, code) => {
    if (purpose === 'sms-sign-in' && !(await findMemberByPhone(trx, digits))) return
    const texts = purpose === 'phone' ? codeTexts.verification : codeTexts.signIn
    const content = `${formatPhone(digits)}\n${texts.sms(config.siteTitleShort, code, codeMinutes)}\n`
    writeOutboxFile(config.dataDir, { at: asked.now, title: texts.smsTitle, forms: { 'sms.txt': content } })
  })
}

interface Typed {
  readonly sessionId: string
  readonly phone: string | null
  readonly code: string
  readonly now: Date
}

/** Marks the number of a logged-in member as proven if the code is right, and notifies the member by mail. */
export async function provePhoneByCode(
  db: Database,
  config: Config,
  { userId, phone, ...typed }: Typed & { readonly userId: string },
) {
  const digits = digitsOf(phone)
  await takeGuestCode(db, config, { ...typed, purpose: 'phone', email: digits }, async (trx) => {
    if (!(await provePhone(trx, { userId, phone: phone ?? '', digits })))
      throw new ApiError(422, codeTexts.verification.dead)
    await writeMail(trx, phoneProvenMail(config, await readAddressee(trx, userId)), typed.now)
  })
}

/** Returns the id of the member whose number received the code that this session requested. */
export async function findMemberBySms(db: Database, config: Config, { phone, ...typed }: Typed): Promise<string> {
  const digits = digitsOf(phone)
  await takeGuestCode(db, config, { ...typed, purpose: 'sms-sign-in', email: digits })
  const member = await findMemberByPhone(db, digits)
  // The code is right, but no member has this number: no SMS was sent, so the code was guessed.
  if (!member) throw new ApiError(422, codeTexts.signIn.dead)
  return member.id
}
