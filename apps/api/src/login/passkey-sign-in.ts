import type { Caller } from '@market/commerce'
import { type Database, findPasskey, usePasskey } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { consumeRateLimit, refundRateLimits, type WayOn } from '../platform/limits/rate-limit.ts'
import { checkPasskey } from '../session/passkey-checks.ts'
import { texts } from '../session/texts.ts'

interface Given {
  readonly passkey: Parameters<typeof checkPasskey>[2]
  readonly caller: Caller | undefined
  readonly clientAddress: string
  readonly wayOn: WayOn
  readonly now: Date
}

/**
 * Returns the member whose passkey signed the challenge of this session. The challenge is used up in any case. A
 * refusal does not reveal which passkeys exist.
 */
export async function findMemberByPasskey(
  db: Database,
  config: Config,
  { passkey, caller, clientAddress, wayOn, now }: Given,
): Promise<string> {
  const used = await consumeRateLimit(db, { name: 'passkey-address', who: clientAddress, now }, wayOn)
  const held = caller && (await findPasskey(db, passkey.id))
  const asked = caller && { config, sessionId: caller.sessionId, now }
  const counter = held && asked && (await checkPasskey(db, asked, passkey, held.public_key))
  // The authenticator also reports the user, who must be the passkey's owner.
  const isTheirs = passkey.response.userHandle === Buffer.from(held?.user_id ?? '').toString('base64url')
  if (held && isTheirs && counter !== undefined && (await usePasskey(db, { id: held.id, counter, now }))) {
    await refundRateLimits(db, [used])
    return held.user_id
  }
  const event = counter === undefined || !isTheirs ? 'passkey-refused' : 'passkey-cloned'
  await db
    .insertInto('security_log')
    .values({ event, who: held?.user_id ?? null, about: held?.id ?? null })
    .execute()
  throw new ApiError(422, texts.passkey)
}
