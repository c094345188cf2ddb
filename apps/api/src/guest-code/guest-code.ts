import { guestCodeMail } from '@market/mails'
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { isEmail } from '@market/domain'
import { sql } from 'kysely'
import { emailKey } from '@market/provider'
import type { Database } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { mailboxLimits } from '../platform/limits/mailbox-limits.ts'
import { consumeRateLimits, type WayOn } from '../platform/limits/rate-limit.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { accountOf } from '../session/known-device.ts'
import { guestTexts } from './guest-texts.ts'

export const codeMinutes = 10
export const resendSeconds = 60
const maxWrong = 5

interface Guest {
  readonly sessionId: string
  readonly email: string
  readonly now: Date
}

export function checkEmail(email: string): string {
  if (!isEmail(email)) throw new ApiError(422, guestTexts.invalidEmail)
  return email
}

/** Mails a new code of six random digits and stores only its keyed hash (security.md 18). */
export async function sendGuestCode(
  db: Database,
  config: Config,
  {
    sessionId,
    email,
    now,
    clientAddress,
    device,
    wayOn,
  }: Guest & Pick<Parameters<typeof mailboxLimits>[0], 'clientAddress' | 'device'> & { readonly wayOn: WayOn },
): Promise<void> {
  const key = emailKey(email)
  const newest = await db
    .selectFrom('guest_codes')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waited = newest ? Math.floor((now.getTime() - newest.created_at.getTime()) / 1000) : resendSeconds
  if (waited < resendSeconds) {
    const seconds = resendSeconds - waited
    throw new ApiError(429, guestTexts.wait(seconds), { headers: { 'retry-after': String(seconds) } })
  }
  const mailbox = mailboxLimits({ kind: 'guest-code', mailbox: accountOf(email), device, clientAddress, now })
  const address = { name: 'guest-code-address', who: clientAddress, now } as const
  await consumeRateLimits(db, device ? mailbox : [...mailbox, address], wayOn)
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('guest_codes')
      .values({
        id,
        session_id: sessionId,
        email_key: key,
        email,
        code_hash: codeHash(config, id, code),
        expires_at: new Date(now.getTime() + codeMinutes * 60_000),
        created_at: now,
      })
      .execute()
    await writeMail(trx, guestCodeMail(config, { email, code, minutes: codeMinutes }), now)
  })
}

/**
 * Makes the session a guest session if the code is correct. Only the session's newest code is valid; it expires after
 * five wrong attempts, ten minutes or one success, so only one of several concurrent correct attempts succeeds.
 */
export async function proveGuestEmail(
  db: Database,
  config: Config,
  { sessionId, email, now, code }: Guest & { readonly code: string },
): Promise<string> {
  // The attempt is counted and committed before the code is compared, so that concurrent guesses cannot exceed the
  // limit.
  const tried = await db
    .updateTable('guest_codes')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', (newest) =>
      newest
        .selectFrom('guest_codes')
        .select('id')
        .where('session_id', '=', sessionId)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('email_key', '=', emailKey(email))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', maxWrong)
    .returning(['id', 'code_hash', 'email', 'attempts'])
    .executeTakeFirst()
  if (!tried) throw new ApiError(422, guestTexts.deadCode)
  const right = timingSafeEqual(Buffer.from(tried.code_hash), Buffer.from(codeHash(config, tried.id, code.trim())))
  if (!right) throw new ApiError(422, tried.attempts < maxWrong ? guestTexts.wrongCode : guestTexts.deadCode)
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('guest_codes')
      .set({ used_at: now })
      .where('id', '=', tried.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new ApiError(422, guestTexts.deadCode)
    await trx.updateTable('sessions').set({ guest_email: tried.email }).where('id', '=', sessionId).execute()
    return tried.email
  })
}

const codeHash = (config: Config, id: string, code: string) =>
  createHmac('sha256', config.secrets.code).update(`${id}:${code}`).digest('base64url')
