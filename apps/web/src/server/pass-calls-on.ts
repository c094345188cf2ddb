import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

const unreachable = 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.'

/**
 * The provider's calls, pictures and sign of life on the shop's own origin. The provider counts by the shopper's address,
 * so it hears that one from here, in place of whatever the request claims to have been forwarded for (security.md 26).
 */
export async function passCallsOn(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of ['/eptnew', '/img', '/healthz']) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // It would log addresses with all that is searched for.
      disableRequestLogging: true,
      replyOptions: {
        // It would ask ten times more whatever was answered with 503, in as many milliseconds as `retry-after` says seconds:
        // a shopper would wait for all of them, and a provider in need be asked the more (security.md 50).
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip }, { forwarded: _forged, ...headers }) => ({ ...headers, 'x-forwarded-for': ip }),
        onError: (reply) => {
          reply.code(503).header('retry-after', '2').send({ success: false, data: null, err_msg: unreachable })
        },
      },
    })
  }
}
