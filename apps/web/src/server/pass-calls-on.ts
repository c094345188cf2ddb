import httpProxy from '@fastify/http-proxy'
import { postOrderEvents } from '@market/contract'
import { photoLimits } from '@market/domain'
import { hangUp } from '@market/server'
import type { FastifyInstance } from 'fastify'
import { Pool } from 'undici'

/** Nothing that is sent is larger than a photo. */
const tooLarge = 'Gönderdiğiniz dosya en fazla 8 MB olabilir.'
/** The provider says something every ten seconds. */
const streamSilenceMs = 30_000
const unreachable = 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.'

/**
 * The provider's calls and pictures on the shop's own origin. The provider counts by the shopper's address,
 * so it hears that one from here, in place of whatever the request claims to have been forwarded for (security.md 26).
 */
export async function passCallsOn(app: FastifyInstance, apiUrl: string): Promise<void> {
  passPicturesOn(app, apiUrl)
  passStreamsOn(app, apiUrl)
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/eptnew',
    rewritePrefix: '/eptnew',
    // It would log addresses with all that is searched for.
    disableRequestLogging: true,
    // The provider would close its end of it: whoever sends on then hears that there is none.
    preHandler: async ({ headers }, reply) => {
      if (Number(headers['content-length'] ?? 0) <= photoLimits.bytes) return
      return reply.code(413).send({ success: false, data: null, err_msg: tooLarge })
    },
    replyOptions: {
      // It would ask ten times more whatever was answered with 503, in as many milliseconds as `retry-after` says seconds:
      // a shopper would wait for all of them, and a provider in need be asked the more (security.md 50).
      retryDelay: () => null,
      // `Expect: 100-continue` is answered by this server; the client of the provider refuses to send it on.
      rewriteRequestHeaders: ({ ip }, { forwarded: _forged, expect: _answered, ...headers }) => ({
        ...headers,
        'x-forwarded-for': ip,
      }),
      onError: (reply) => {
        reply.code(503).header('retry-after', '2').send({ success: false, data: null, err_msg: unreachable })
      },
    },
  })
}

/** A picture waits for its turn to be drawn; the provider hears when nobody waits for it any more. */
function passPicturesOn(app: FastifyInstance, apiUrl: string): void {
  const provider = new Pool(new URL(apiUrl).origin)
  app.addHook('onClose', () => provider.destroy())
  app.get('/img/*', async ({ url, ip, headers: { accept, 'if-none-match': tag } }, reply) => {
    const headers = { 'x-forwarded-for': ip, ...(accept && { accept }), ...(tag && { 'if-none-match': tag }) }
    try {
      const answer = await provider.request({ method: 'GET', path: url, headers, signal: hangUp(reply) })
      const { connection: _own, 'keep-alive': _wait, 'transfer-encoding': _cut, ...kept } = answer.headers
      return reply.code(answer.statusCode).headers(kept).send(answer.body)
    } catch {
      return reply.code(503).header('retry-after', '2').send({ success: false, data: null, err_msg: unreachable })
    }
  })
}

/**
 * Streams of events, as they come. Their connections are apart from those of the calls, of which there are so many and no more: open
 * pages would take them from the shoppers. Each ends with the server, whose stop waits for answers under way.
 */
function passStreamsOn(app: FastifyInstance, apiUrl: string): void {
  const provider = new Pool(new URL(apiUrl).origin, { pipelining: 1, bodyTimeout: streamSilenceMs })
  const stopping = new AbortController()
  app.addHook('preClose', () => stopping.abort())
  app.addHook('onClose', () => provider.destroy())
  app.post(`/eptnew${postOrderEvents.path}`, { bodyLimit: 4_096 }, async ({ url, ip, headers, body }, reply) => {
    const signal = AbortSignal.any([hangUp(reply), stopping.signal])
    const sent = {
      'x-forwarded-for': ip,
      'content-type': 'application/json',
      ...(headers.authorization && { authorization: headers.authorization }),
    }
    try {
      const asked = { method: 'POST', path: url, headers: sent, body: JSON.stringify(body ?? {}), signal } as const
      const answer = await provider.request(asked)
      const { connection: _own, 'keep-alive': _wait, 'transfer-encoding': _cut, ...kept } = answer.headers
      // Whoever hangs up, and a stop, break it off, which is how every stream ends.
      answer.body.on('error', () => reply.raw.end())
      return reply.code(answer.statusCode).headers(kept).send(answer.body)
    } catch {
      return reply.code(503).header('retry-after', '2').send({ success: false, data: null, err_msg: unreachable })
    }
  })
}
