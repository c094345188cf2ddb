import { bareHeaders, hasLeft, rawAnswer, serverTimeouts, type ServerTimeouts } from '@market/server'
import { isUnavailable } from '@market/database'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { acceptJson } from './accept-json.ts'
import { requireAccess } from './require-access.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from './api-error.ts'
import { texts } from './texts.ts'

/** Maximum size of a body: no call of the contract needs more. */
const bodyLimit = 100_000

/**
 * A search of 10,000 Turkish letters, six characters each when percent-encoded, must get an error message instead of a
 * closed socket.
 */
const maxHeaderSize = 80_000

/** A Fastify server that answers everything with the envelope, including malformed requests and unknown paths. */
export function makeServer(
  deps: { readonly log: Deps['log']; readonly config: Pick<Deps['config'], 'trustedProxies'> },
  { headersMs, requestMs, checkMs, connections, answerMs }: ServerTimeouts = serverTimeouts,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestMs,
    handlerTimeout: answerMs,
    connectionTimeout: 20_000,
    keepAliveTimeout: 72_000,
    trustProxy: [...deps.config.trustedProxies],
    routerOptions: { maxParamLength: 10_000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    http: { maxHeaderSize, headersTimeout: headersMs, connectionsCheckingInterval: checkMs, requireHostHeader: false },
    // A URL that cannot be decoded is answered like an unknown path.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(404, {
        ...bareHeaders,
        'content-type': 'application/json; charset=utf-8',
        connection: 'close',
      })
      reply.raw.end(JSON.stringify(failure(texts.unknownCall)))
    },
    clientErrorHandler: (error, socket) => {
      const body = JSON.stringify(failure(texts.badRequest))
      if (error.code !== 'ECONNRESET' && socket.writable)
        socket.end(rawAnswer(error.code, { type: 'application/json; charset=utf-8', body }))
    },
  })
  app.server.maxConnections = connections
  // Refuse requests without a host here, because Node's own refusal has no security headers.
  app.addHook('onRequest', async ({ raw: { headers, httpVersion } }) => {
    if (headers.host === undefined && httpVersion === '1.1')
      throw Object.assign(new Error('a request without a host'), { statusCode: 400 })
  })
  requireAccess(app)
  acceptJson(app)
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(bareHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure(texts.unknownCall)))
  app.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    // Check this first: an upload that the client aborts has the same error code as an unavailable database.
    if (hasLeft(reply)) return reply.code(499).send()
    if (error instanceof ApiError)
      return reply.code(error.status).headers(error.headers).send(failure(error.message, error))
    if (isUnavailable(error) || error.code === 'FST_ERR_HANDLER_TIMEOUT') {
      request.log.warn(
        { code: error.code, reason: error.message, url: request.routeOptions.url },
        'database unavailable',
      )
      return reply.code(503).header('retry-after', '2').send(failure(texts.unavailable))
    }
    if (namesNothing.has(error.code)) return reply.code(404).send(failure(texts.nothingThere))
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send(failure(error.statusCode === 413 ? texts.tooLarge : texts.badRequest))
    request.log.error({ err: error, url: request.routeOptions.url }, 'surprise')
    return reply.code(500).send(failure(texts.surprise))
  })
  return app
}

const failure = (
  message: string,
  { code, data = null }: { readonly code?: number | undefined; readonly data?: unknown } = {},
) => ({
  success: false,
  data,
  err_msg: message,
  ...(code !== undefined && { err_code: code }),
})

/**
 * PostgreSQL codes for a number out of range and an invalid ID, which count as not found, since no row can have such a
 * key.
 */
const namesNothing = new Set(['22003', '22P02'])
