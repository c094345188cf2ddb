import { listingHeader, robotCheckWanted } from '@market/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher, Pool } from 'undici'

/** Request headers that are passed to the API. A client's own headers about its address are not among them. */
const readByProvider = [
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  listingHeader,
  robotCheckWanted.header,
  'user-agent',
] as const

const unreachable = 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.'

interface Passed {
  readonly body?: Dispatcher.DispatchOptions['body']
  /** Length of a body that is a stream. */
  readonly length?: string | undefined
  /** Time limit in ms, including the wait for a connection; without it only the pool's timeouts apply. */
  readonly ms?: number
  /** Buffers the API's response before it is sent, so that a slow client holds no connection to the API. */
  readonly collect?: true
  /** Aborts a stream, which has no time limit. */
  readonly stop?: AbortSignal
}

/** Passes a request on to the API and sends back its response, or 503 if the API cannot be reached in time. */
export async function passOn(
  provider: Pool,
  request: FastifyRequest,
  reply: FastifyReply,
  { body, length, ms, collect, stop }: Passed = {},
): Promise<FastifyReply> {
  try {
    const answer = await provider.request({
      method: request.method as Dispatcher.HttpMethod,
      path: request.url,
      headers: headersOf(request, length),
      ...(body !== undefined && { body }),
      signal: untilLeft(reply, ms, stop),
    })
    const { connection: _own, 'keep-alive': _wait, 'transfer-encoding': _cut, ...headers } = answer.headers
    reply.code(answer.statusCode).headers(headers)
    if (collect) {
      const whole = Buffer.from(await answer.body.arrayBuffer())
      return reply.send(whole.length > 0 ? whole : undefined)
    }
    if (stop) answer.body.on('error', () => reply.raw.end())
    return reply.send(answer.body)
  } catch {
    return reply.code(503).headers({ 'retry-after': '2' }).send({ success: false, data: null, err_msg: unreachable })
  }
}

const headersOf = ({ headers, ip }: FastifyRequest, length: string | undefined) => ({
  ...Object.fromEntries(readByProvider.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
  ...(length !== undefined && { 'content-length': length }),
  // The API limits requests by the shopper's address (security.md 26).
  'x-forwarded-for': ip,
})

/** A signal that aborts when the client disconnects before the response is sent, after `ms`, and with `stop`. */
function untilLeft({ raw }: FastifyReply, ms: number | undefined, stop: AbortSignal | undefined): AbortSignal {
  const over = new AbortController()
  const timer = ms === undefined ? undefined : setTimeout(() => over.abort(), ms)
  raw.once('close', () => {
    clearTimeout(timer)
    if (!raw.writableFinished) over.abort()
  })
  return stop ? AbortSignal.any([over.signal, stop]) : over.signal
}
