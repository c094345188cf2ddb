import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { isEmail } from '@market/domain/validation'
import { sql } from 'kysely'
import { emailKey } from '@market/commerce'
import type { Database } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { mailboxLimits } from '../platform/limits/mailbox-limits.ts'
import { consumeRateLimits, type WayOn } from '../platform/limits/rate-limit.ts'
import { accountOf } from '../session/known-device.ts'
import { codeTexts, guestTexts } from './guest-texts.ts'

export const codeMinutes = 10
export const resendSeconds = 60
const maxWrong = 5

/** The prefix of the rate limits for each purpose. */
const kinds = {
  guest: 'guest-code',
  'sign-in': 'sign-in-code',
  'sms-sign-in': 'sms-code',
  phone: 'sms-code',
  email: 'sign-in-code',
} as const

const textsOf = {
  guest: codeTexts.verification,
  'sign-in': codeTexts.signIn,
  'sms-sign-in': codeTexts.signIn,
  phone: codeTexts.verification,
  email: codeTexts.verification,
} as const

interface Guest {
  readonly purpose: keyof typeof kinds
  readonly sessionId: string
  /** A mail address, or ten digits of a mobile number. */
  readonly email: string
  readonly now: Date
}
type Asked = Pick<Parameters<typeof mailboxLimits>[0], 'clientAddress' | 'device'> & {
  readonly wayOn: WayOn
  /** A logged-in member; requests are limited per member in addition to number and network. */
  readonly member?: string
}

export function checkEmail(email: string): string {
  if (!isEmail(email)) throw new ApiError(422, guestTexts.invalidEmail)
  return email
}

/**
 * Stores the keyed hash of a new code of six random digits (security.md 18) and calls `deliver` with it. If `deliver`
 * sends nothing, the response does not differ.
 */
export async function sendGuestCode(
  db: Database,
  config: Config,
  { purpose, sessionId, email, now, clientAddress, device, member, wayOn }: Guest & Asked,
  deliver: (trx: Database, code: string) => Promise<unknown>,
): Promise<void> {
  const key = emailKey(email)
  const newest = await db
    .selectFrom('guest_codes')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waited = newest ? Math.floor((now.getTime() - newest.created_at.getTime()) / 1000) : resendSeconds
  if (waited < resendSeconds) {
    const seconds = resendSeconds - waited
    throw new ApiError(429, guestTexts.wait(seconds), { headers: { 'retry-after': String(seconds) } })
  }
  const who = accountOf(email)
  const kind = kinds[purpose]
  const mailbox = mailboxLimits({ kind, mailbox: who, device, clientAddress, now })
  const day = kind === 'guest-code' ? [] : [{ name: `${kind}-mailbox-day`, who, now } as const]
  const address = { name: `${kind}-address`, who: clientAddress, now } as const
  const own = member === undefined ? [] : mailboxLimits({ kind, mailbox: who, device: member, clientAddress, now })
  await consumeRateLimits(db, device ? mailbox : [...mailbox, ...day, address, ...own], wayOn)
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('guest_codes')
      .values({
        id,
        session_id: sessionId,
        purpose,
        email_key: key,
        email,
        code_hash: codeHash(config, id, code),
        expires_at: new Date(now.getTime() + codeMinutes * 60_000),
        created_at: now,
      })
      .execute()
    await deliver(trx, code)
  })
}

/**
 * Uses a code up and returns the address that it was mailed to. Only the session's newest code is valid; it expires
 * after five wrong attempts, ten minutes or one success, so only one of several concurrent correct attempts succeeds.
 */
export async function takeGuestCode(
  db: Database,
  config: Config,
  { purpose, sessionId, email, now, code }: Guest & { readonly code: string },
  /** Runs in the transaction that uses the code up. */
  then: (trx: Database, email: string) => Promise<unknown> = async () => undefined,
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
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('email_key', '=', emailKey(email))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', maxWrong)
    .returning(['id', 'code_hash', 'email', 'attempts'])
    .executeTakeFirst()
  const texts = textsOf[purpose]
  if (!tried) throw new ApiError(422, texts.dead)
  const right = timingSafeEqual(Buffer.from(tried.code_hash), Buffer.from(codeHash(config, tried.id, code.trim())))
  if (!right) throw new ApiError(422, tried.attempts < maxWrong ? texts.wrong : texts.dead)
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('guest_codes')
      .set({ used_at: now })
      .where('id', '=', tried.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new ApiError(422, texts.dead)
    await then(trx, tried.email)
    return tried.email
  })
}

/** Makes the session a guest session if the code is right. */
export const proveGuestEmail = (
  db: Database,
  config: Config,
  proof: Omit<Parameters<typeof takeGuestCode>[2], 'purpose'>,
): Promise<string> =>
  takeGuestCode(db, config, { ...proof, purpose: 'guest' }, (trx, email) =>
    trx.updateTable('sessions').set({ guest_email: email }).where('id', '=', proof.sessionId).execute(),
  )

const codeHash = (config: Config, id: string, code: string) =>
  createHmac('sha256', config.secrets.code).update(`${id}:${code}`).digest('base64url')
