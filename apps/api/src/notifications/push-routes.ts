import { getPushKey, postPush, postPushEnd, postPushState } from '@market/contract'
import { ECDH } from 'node:crypto'
import { endPushSubscription, hasPushSubscription, savePushSubscription } from '@market/database'
import { isPushEndpoint } from '@market/domain/orders'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { texts } from './texts.ts'

/**
 * Routes for push subscriptions: a browser receives parcel steps and alarms of its owner. Subscriptions of another
 * owner count as unknown.
 */
export const pushRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(getPushKey, () => Promise.resolve({ key: config.pushKeys.publicKey })),
  route(postPushState, async ({ body, caller, db }) => ({
    on: await hasPushSubscription(db, caller.ownerId, body.endpoint),
  })),
  route(postPush, async ({ body, caller, db, now }) => {
    if (!isPushEndpoint(body.endpoint) || !isPoint(body.p256dh)) throw new ApiError(422, texts.unknownPushService)
    await consumeRateLimit(db, { name: 'push', who: caller.ownerId, now })
    await savePushSubscription(db, caller, body, now)
    return { on: true }
  }),
  route(postPushEnd, async ({ body, caller, db }) => {
    await endPushSubscription(db, body.endpoint, caller.ownerId)
    return { on: false }
  }),
]

/** Whether a key is a point on the P-256 curve; every key made by a browser is. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
