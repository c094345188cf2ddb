import { serverTimeouts, type ServerTimeouts } from '@market/server'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'

const texts = {
  refused: 'Bu istek anlaşılamadı.',
  surprise: 'Beklenmeyen bir sorun oluştu. Lütfen birazdan yeniden deneyin.',
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
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
  })
  app.server.maxConnections = connections
  app.setErrorHandler<FastifyError>((error, request, reply) => {
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
