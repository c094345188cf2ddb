import { randomUUID, timingSafeEqual } from 'node:crypto'
import {
  getSocialProviders,
  getSessions,
  postAccessToken,
  postEndOtherSessions,
  postEndLeftSession,
  postEndSession,
  postGuestMembership,
  postLogout,
  postPasskeyChallenge,
  postSignInCode,
  postSocialToken,
} from '@market/contract'
import type { Caller } from '@market/commerce'
import { type Database, findMemberByPhone, isUuid } from '@market/database'
import { normalizeEmail } from '@market/domain/validation'
import type { SocialName } from '@market/domain/session'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { texts as sessionTexts } from '../session/texts.ts'
import { texts as kernelTexts } from '../platform/http/texts.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { workOn } from '../platform/limits/way-on.ts'
import { deviceOf } from '../session/device-of.ts'
import { endSessions } from '../session/end-sessions.ts'
import { liveSessions } from '../session/live-sessions.ts'
import { findCaller } from '../session/find-caller.ts'
import { digitsOf, findMemberBySms, sendSmsCode } from '../guest-code/sms-code.ts'
import { guestTexts } from '../guest-code/guest-texts.ts'
import { checkEmail, codeMinutes, resendSeconds } from '../guest-code/guest-code.ts'
import { findMemberByCode, sendSignInCode } from './sign-in-code.ts'
import { prepareGuestMember } from './guest-membership.ts'
import { findMemberByPasskey } from './passkey-sign-in.ts'
import { findSocialMember } from './find-social-member.ts'
import { findMember, revokeSession, startMemberSession } from './login.ts'
import { askForSecondStep, passSecondStep } from './second-step.ts'
import { noteDevice } from './note-device.ts'
import { accountOf, knownDevice } from '../session/known-device.ts'
import { askForPasskey } from '../session/passkey-checks.ts'
import { openIdProviders } from '../session/social-provider.ts'
import type { Tokens } from '../session/tokens.ts'
import { userWire } from '../session/user-wire.ts'

/** Routes for tokens (anonymous, by password, by another provider, renewal) and for logging out. */
export function sessionRoutes({ config }: Deps, tokens: Tokens): readonly AnyRoute[] {
  const social = openIdProviders(config.social)
  const access = async (db: Database, caller: Caller, now: Date, messages: readonly string[] = []) => {
    const user = await userWire(db, caller)
    return {
      status: caller.kind,
      user,
      access_token: await tokens.sign(caller.sessionId, user, now),
      listing_key: tokens.listingKey(caller.sessionId),
      messages: [...messages],
    }
  }
  return [
    route(
      postAccessToken,
      async ({ body, db, caller, bearer, clientAddress, cookies, userAgent, setCookie, work, now }) => {
        if ('anonymous' in body) {
          const limit = {
            name: 'anonymous-token',
            who: clientAddress,
            max: config.anonymousTokens,
            maxChecked: config.anonymousTokens * 4,
            seconds: 600,
            now,
          } as const
          await consumeRateLimit(db, limit, workOn(config, work))
          return access(db, await startAnonymousSession(db, now), now)
        }
        const findBySocial = async (provider: SocialName, token: string) => {
          await consumeRateLimit(db, { name: 'social-login', who: clientAddress, now })
          return findSocialMember(db, tokens, await social.identify(provider, token, now), now)
        }
        let userId: string
        if ('sms_code' in body) {
          const sessionId = caller?.sessionId ?? randomUUID()
          userId = await findMemberBySms(db, config, { phone: body.phone, code: body.sms_code, sessionId, now })
        } else if ('mailed_code' in body) userId = await findMemberByCode(db, config, { ...body, caller, now })
        else if ('passkey' in body) {
          const wayOn = workOn(config, work)
          userId = await findMemberByPasskey(db, config, { ...body, caller, clientAddress, wayOn, now })
        } else if ('username' in body) {
          const device = knownDevice(config, cookies, accountOf(body.username), now)
          userId = await findMember(db, config, { ...body, clientAddress, device, wayOn: workOn(config, work) }, now)
        } else if ('google_token' in body) userId = await findBySocial('google', body.google_token)
        else if ('facebook_token' in body) userId = await findBySocial('facebook', body.facebook_token)
        else if ('ticket' in body) userId = await passSecondStep(db, config, tokens, { ...body, cookies, now })
        else return access(db, await renewSession(db, tokens, bearer, now), now)
        if (!('ticket' in body || 'passkey' in body)) await askForSecondStep(db, tokens, userId, now)
        const { mark, ...started } = await db.transaction().execute(async (trx) => ({
          mark: await noteDevice(trx, config, { userId, cookies, now }),
          ...(await startMemberSession(trx, userId, caller, deviceOf(userAgent), now)),
        }))
        setCookie(mark)
        return access(db, started.caller, now, started.messages)
      },
    ),
    route(postPasskeyChallenge, async ({ caller: { sessionId }, now }) => ({
      options: await askForPasskey({ config, sessionId, now }),
    })),
    route(postSignInCode, async ({ body, db, caller, clientAddress, cookies, work, now }) => {
      const asked = { sessionId: caller.sessionId, clientAddress, wayOn: workOn(config, work), now }
      if ('phone' in body) {
        const digits = digitsOf(body.phone)
        const account = accountOf((await findMemberByPhone(db, digits))?.email ?? '')
        const device = knownDevice(config, cookies, account, now)
        await sendSmsCode(db, config, { ...asked, purpose: 'sms-sign-in', digits, device })
        return { msg: guestTexts.smsSent, expires_in: codeMinutes * 60, retry_in: resendSeconds }
      }
      const email = checkEmail(normalizeEmail(body.email))
      const device = knownDevice(config, cookies, accountOf(email), now)
      await sendSignInCode(db, config, { ...asked, email, device })
      return { msg: sessionTexts.codeSent(email), expires_in: codeMinutes * 60, retry_in: resendSeconds }
    }),
    route(postGuestMembership, async ({ body, db, caller, cookies, userAgent, setCookie, now }) => {
      const open = await prepareGuestMember(db, caller, body, now)
      const { mark, ...started } = await db.transaction().execute(async (trx) => {
        const userId = await open(trx)
        return {
          mark: await noteDevice(trx, config, { userId, cookies, now }),
          ...(await startMemberSession(trx, userId, caller, deviceOf(userAgent), now)),
        }
      })
      setCookie(mark)
      return access(db, started.caller, now, started.messages)
    }),
    route(getSocialProviders, async ({ now }) => ({ items: [...(await social.offered(now))] })),
    route(postSocialToken, async ({ body: { provider, ...answer }, db, clientAddress, now }) => {
      await consumeRateLimit(db, { name: 'social-token', who: clientAddress, now })
      return { token: await social.redeem(provider, answer, now) }
    }),
    route(postLogout, async ({ caller, db, now }) => {
      await revokeSession(db, caller.sessionId, now)
      return {}
    }),
    route(postEndLeftSession, async ({ body: { session_id: sessionId, listing_key: key }, db, now }) => {
      const [given, right] = [key, tokens.listingKey(sessionId)].map((text) => Buffer.from(text))
      if (isUuid(sessionId) && given?.length === right?.length && given && right && timingSafeEqual(given, right))
        await revokeSession(db, sessionId, now)
      return {}
    }),
    route(getSessions, async ({ caller, db, now }) => {
      const rows = await liveSessions(db, caller.ownerId, now)
      const items = rows.map(({ id, device, created_at, renewed_at }) => ({
        id,
        device,
        begun_at: created_at.toISOString(),
        used_at: renewed_at.toISOString(),
        own: id === caller.sessionId,
      }))
      return { items: items.toSorted((a, b) => Number(b.own) - Number(a.own)) }
    }),
    route(postEndSession, async ({ body, caller, db, now }) => {
      const found = (await liveSessions(db, caller.ownerId, now)).some(({ id }) => id === body.session_id)
      if (!found || body.session_id === caller.sessionId) throw new ApiError(404, sessionTexts.noSession)
      await revokeSession(db, body.session_id, now)
      return {}
    }),
    route(postEndOtherSessions, async ({ caller, db, now }) => {
      await endSessions(db, caller.ownerId, now, caller.sessionId)
      return {}
    }),
  ]
}

async function startAnonymousSession(db: Database, now: Date): Promise<Caller> {
  const id = randomUUID()
  await db.insertInto('sessions').values({ id, created_at: now, renewed_at: now }).execute()
  return { kind: 'anonymous', sessionId: id, userId: null, ownerId: id, guestEmail: null }
}

/** The session of a token that can be renewed: valid or expired less than a month ago, and not revoked. */
async function renewSession(db: Database, tokens: Tokens, bearer: string | undefined, now: Date): Promise<Caller> {
  const sessionId = bearer && (await tokens.verify(bearer, now, 'renewal'))
  const caller = sessionId ? await findCaller(db, sessionId, now) : undefined
  if (!caller) throw new ApiError(401, kernelTexts.noToken)
  await db.updateTable('sessions').set({ renewed_at: now }).where('id', '=', caller.sessionId).execute()
  return caller
}
