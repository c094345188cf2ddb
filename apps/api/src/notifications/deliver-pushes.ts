import { type DuePush, dropPush, endPushSubscription, retryPush, takePush } from '@market/database'
import { isPushEndpoint } from '@market/domain/orders'
import webPush from 'web-push'
import type { Deps } from '../platform/deps.ts'

/** Posts a message to a browser's push service; returns the status of the response. */
export type PushTransport = (endpoint: string, message: RequestInit) => Promise<number>

const [firstWaitMs, maxAttempts, lifeSeconds, timeoutMs] = [60_000, 6, 86_400, 10_000]

/** Sends a message without following redirects, because only the original address was checked. */
export const sendPush: PushTransport = async (endpoint, message) =>
  (await fetch(endpoint, { ...message, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })).status

/**
 * Sends due messages, encrypted for their browsers. A subscription that its push service no longer knows is deleted.
 */
export async function deliverPushes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  send: PushTransport = sendPush,
): Promise<void> {
  const { db, clock, log } = deps
  for (let push = await takePush(db, clock.now()); push; push = await takePush(db, clock.now())) {
    const message = sealed(deps, push)
    if (!message) {
      await dropPush(db, push.id)
      continue
    }
    const status = isPushEndpoint(push.endpoint) ? await send(push.endpoint, message).catch(() => 0) : 410
    if (status === 404 || status === 410) await endPushSubscription(db, push.endpoint)
    else if (status >= 200 && status < 300) await dropPush(db, push.id)
    else if (push.attempts >= maxAttempts || (status >= 300 && status < 500 && status !== 429))
      await dropPush(db, push.id)
    else await retryPush(db, push.id, new Date(clock.now().getTime() + firstWaitMs * 2 ** (push.attempts - 1)))
    if (status < 200 || status >= 300) log.warn({ status, attempts: push.attempts }, 'a push was not taken')
  }
}

/**
 * Encrypts a message; undefined if the browser's key is unusable. Then that message is dropped, and the others are
 * sent.
 */
function sealed(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  { endpoint, p256dh, auth, title, url }: DuePush,
): RequestInit | undefined {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, url }),
      { vapidDetails: { subject: `mailto:${config.serviceMail}`, ...config.pushKeys }, TTL: lifeSeconds },
    )
    // Without Content-Length, since `fetch` sets it.
    const { 'Content-Length': _, ...rest } = headers
    return { method, headers: rest, body: new Uint8Array(body) }
  } catch (error) {
    log.warn({ err: error }, 'a push cannot be sealed')
    return undefined
  }
}
