import { bareHeaders, serverTimeouts, type ServerTimeouts } from '@market/server'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { limitConnections } from './limit-connections.ts'
import { requestPath } from './request-path.ts'

const texts = {
  refused: 'Bu istek anlaşılamadı.',
  surprise: 'Beklenmeyen bir sorun oluştu. Lütfen birazdan yeniden deneyin.',
  nothingThere: 'Aradığınız şey burada yok.',
}

/** The web server without routes: slow requests time out (security.md 43), and addresses are not logged. */
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
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the server stops.
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
      if (error.code === 'ECONNRESET' || !socket.writable) return
      const headers = { ...bareHeaders, connection: 'close', 'content-length': '0' }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`)
    },
  })
  app.server.maxConnections = connections
  limitConnections(app.server, trustedProxies)
  app.server.prependListener('request', (request) => {
    request.url = requestPath(request.url ?? '/')
  })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(bareHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(texts.nothingThere),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Whoever asked has left and broke the answer off: nobody reads this, and nothing is wrong.
    if (reply.raw.destroyed) return reply.code(499).send()
    const refused = error.statusCode !== undefined && error.statusCode < 500
    // Its address may hold what was searched for, or the token of a mailed link.
    if (!refused) request.log.error({ err: error, route: request.routeOptions.url }, 'surprise')
    return reply
      .code(refused ? (error.statusCode ?? 400) : 500)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(refused ? texts.refused : texts.surprise)
  })
  return app
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
