import { postOrderEvents } from '@market/contract'
import { fail, succeed } from '@market/domain/kernel'
import type { HeldToken } from '@market/domain/session'
import type { FollowedOrder, OrderEventGateway } from '@market/domain/orders'
import * as v from 'valibot'
import { readFailure } from '../kernel/api-client.ts'
import { eventBlocks } from '../kernel/event-blocks.ts'
import type { Access } from '../kernel/access.ts'

/** Silence after which a stream counts as broken, in ms; the server sends something every ten seconds. */
const silenceMs = 35_000

interface StreamOptions {
  /** Origin of the provider; empty for the page's own. */
  readonly baseUrl: string
  readonly access: Pick<Access, 'get' | 'renew'>
  readonly fetch?: typeof fetch
}

/** `OrderEventGateway` over `fetch`, because an `EventSource` can send neither a bearer token nor a body. */
export function httpOrderEvents({ baseUrl, access, fetch: ask = fetch }: StreamOptions): OrderEventGateway {
  const open = (session: HeldToken | undefined, body: FollowedOrder, signal: AbortSignal) =>
    ask(`${baseUrl}/eptnew${postOrderEvents.path}`, {
      method: postOrderEvents.method,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(session && { authorization: `Bearer ${session.accessToken}` }),
      },
      body: JSON.stringify(body),
      signal,
    })
  return {
    async watch(order, onMark, ending) {
      const over = new AbortController()
      ending.addEventListener('abort', () => over.abort())
      let timer: ReturnType<typeof setTimeout> | undefined
      const heard = () => {
        clearTimeout(timer)
        timer = setTimeout(() => over.abort(), silenceMs)
      }
      try {
        heard()
        const session = await access.get()
        let response = await open(session, order, over.signal)
        if (response.status === 401 && (await access.renew(session)))
          response = await open(await access.get(), order, over.signal)
        if (!response.ok || !response.body)
          return fail(readFailure(postOrderEvents, response.status, await response.json().catch(() => undefined)))
        for await (const data of eventBlocks(response.body)) {
          heard()
          if (data === '') continue
          const event = v.safeParse(v.pipe(v.string(), v.parseJson(), postOrderEvents.answer), data)
          if (!event.success) return fail({ kind: 'unreadable' })
          onMark(event.output.mark)
        }
        return succeed(undefined)
      } catch {
        return fail({ kind: 'offline' })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
