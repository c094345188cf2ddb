import { bareHeaders, hasLeft, rawAnswer, serverTimeouts, type ServerTimeouts } from '@market/server'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { limitConnections } from './limit-connections.ts'
import { requestPath } from './request-path.ts'

const texts = {
  refused: 'Bu istek anlaşılamadı.',
  unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan yeniden deneyin.',
  surprise: 'Beklenmeyen bir sorun oluştu. Lütfen birazdan yeniden deneyin.',
  nothingThere: 'Aradığınız şey burada yok.',
}

/** The web server without routes. Slow requests time out (security.md 43), and requested addresses are not logged. */
export function makeServer(
  log: FastifyBaseLogger,
  trustedProxies: readonly string[],
  { headersMs, requestMs, checkMs, connections }: ServerTimeouts = serverTimeouts,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 10_000 },
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // While stopping, the server still answers requests on open connections.
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(400, {
        ...bareHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      reply.raw.end(texts.refused)
    },
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) socket.end(rawAnswer(error.code))
    },
  })
  app.server.maxConnections = connections
  limitConnections(app.server, trustedProxies)
  app.server.prependListener('request', (request) => {
    request.url = requestPath(request.url ?? '/')
  })
  // Refused here, because Node's own response to a request without a host has no security headers.
  app.addHook('onRequest', async ({ raw: { headers, httpVersion } }) => {
    if (headers.host === undefined && httpVersion === '1.1')
      throw Object.assign(new Error('a request without a host'), { statusCode: 400 })
  })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(bareHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(texts.nothingThere),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The client disconnected, which is not an error of this server.
    if (hasLeft(reply)) return reply.code(499).send()
    const status = error.statusCode ?? 500
    const plain = reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    if (status < 500) return plain.code(status).send(texts.refused)
    // The address is not logged: it may contain a search, or the token of a mailed link.
    const { url: route } = request.routeOptions
    if (status === 503) {
      request.log.warn({ reason: error.message, route }, 'provider unavailable')
      return plain.code(503).header('retry-after', '5').send(texts.unavailable)
    }
    request.log.error({ err: error, route }, 'surprise')
    return plain.code(500).send(texts.surprise)
  })
  return app
}
