import { randomUUID } from 'node:crypto'
import { loginCodes } from '@market/domain/session'
import { type Caller, emailKey } from '@market/commerce'
import { type Database, takePushSubscriptions } from '@market/database'
import { takeAddresses } from '../account/addresses/take-addresses.ts'
import { takeAlarms } from '../alarms/take-alarms.ts'
import { bringGifts } from '../lists/bring-gifts.ts'
import { takeDevices } from '../buy-back/take-devices.ts'
import { findRegistration, passwordMark, pendingRegistrations } from '../account/membership/pending-registrations.ts'
import { mergeCarts } from './merge-carts.ts'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { consumeRateLimits, refundRateLimits, type WayOn } from '../platform/limits/rate-limit.ts'
import { accountOf } from '../session/known-device.ts'
import { fitsPassword } from '../session/password-hash.ts'
import { texts } from '../session/texts.ts'

interface Credentials {
  readonly username: string
  readonly password: string
  readonly clientAddress: string
  /** The mark of a device that has signed in to this account before. */
  readonly device: string | undefined
  /** How a client continues beyond the limit of an address that it shares. */
  readonly wayOn: WayOn
}

/**
 * Returns the member with this address and password. An unknown address, a wrong password and an exceeded rate limit
 * give the same response whether or not there is an account (security.md 20, 21).
 */
export async function findMember(db: Database, config: Config, credentials: Credentials, now: Date): Promise<string> {
  const key = emailKey(credentials.username)
  const account = accountOf(key)
  const { device } = credentials
  // A known device has a separate count, so that strangers cannot lock its owner out.
  const limits = device
    ? ([{ name: 'login-device', who: device, now }] as const)
    : ([
        { name: 'login-account-network', who: `${account}:${credentials.clientAddress}`, now },
        { name: 'login-account', who: account, now },
        { name: 'login-address', who: credentials.clientAddress, now },
      ] as const)
  // Counted before the password is checked, so that concurrent guesses count as well; given back after a success.
  const used = await consumeRateLimits(db, limits, credentials.wayOn)
  const member = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'is_active'])
    .where('email_key', '=', key)
    .executeTakeFirst()
  const fits =
    (await fitsPassword(member?.password_hash, credentials.password)) ||
    (member?.is_active === false &&
      (await fitsPending(db, member.id, credentials.password, passwordMark(config, key, credentials.password))))
  if (!member || !fits) {
    await db
      .insertInto('security_log')
      .values({ event: 'sign-in-refused', who: member?.id ?? null })
      .execute()
    throw new ApiError(422, texts.wrongPassword)
  }
  await refundRateLimits(db, used)
  if (!member.is_active) throw new ApiError(422, texts.notActivated, { code: loginCodes.notActivated })
  return member.id
}

/** Each pending sign-up of an account that is not activated has its own password. */
const fitsPending = async (db: Database, userId: string, password: string, mark: string) =>
  (await findRegistration(await pendingRegistrations(db, userId), password, mark)) !== undefined

/** Starts a member's session, revokes the previous one and merges its cart once. */
export async function startMemberSession(
  trx: Database,
  userId: string,
  held: Caller | undefined,
  device: string | null,
  now: Date,
): Promise<{ readonly caller: Caller; readonly messages: readonly string[] }> {
  const replaced = held && (await revokeSession(trx, held.sessionId, now))
  const sessionId = randomUUID()
  await trx
    .insertInto('sessions')
    .values({ id: sessionId, user_id: userId, created_at: now, renewed_at: now, device })
    .execute()
  if (replaced && !held.userId) {
    await takeDevices(trx, held.ownerId, userId)
    await takeAddresses(trx, held.ownerId, userId)
    await takeAlarms(trx, held.ownerId, userId)
    await takePushSubscriptions(trx, held.ownerId, { ownerId: userId, sessionId })
    await bringGifts(trx, held.ownerId, userId)
  }
  return {
    caller: { kind: 'member', sessionId, userId, ownerId: userId, guestEmail: null },
    messages: replaced && !held.userId ? await mergeCarts(trx, held.ownerId, userId, now) : [],
  }
}

/** False if it was already revoked. */
export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
