import { listingHeader, robotCheckWanted } from '@market/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher, Pool } from 'undici'

/** Request headers that the provider reads. What a client claims of where it comes from is not among them. */
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
  /** How long it may take, with its wait for a connection; without it the pool's timeouts alone count. */
  readonly ms?: number
  /** Collects the answer before it is sent, so that a client that reads slowly holds no connection to the provider. */
  readonly collect?: true
  /** Ends a stream, which nothing else would end. */
  readonly stop?: AbortSignal
}

/** Passes a request on to the provider and answers it as the provider does, or with 503 where it cannot be reached in time. */
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
  // The provider limits by the shopper's address (security.md 26).
  'x-forwarded-for': ip,
})

/** Ends when the client leaves before it is answered, when the time is over, and with `stop`. */
function untilLeft({ raw }: FastifyReply, ms: number | undefined, stop: AbortSignal | undefined): AbortSignal {
  const over = new AbortController()
  const timer = ms === undefined ? undefined : setTimeout(() => over.abort(), ms)
  raw.once('close', () => {
    clearTimeout(timer)
    if (!raw.writableFinished) over.abort()
  })
  return stop ? AbortSignal.any([over.signal, stop]) : over.signal
}
