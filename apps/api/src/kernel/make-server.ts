import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/** Bodies over this are refused: no call of the contract needs more. */
const bodyLimit = 100_000

/** A Fastify server that answers everything, a broken request and an unknown path too, with the envelope. */
export function makeServer(deps: Deps): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    disableRequestLogging: true,
    bodyLimit,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 72_000,
    trustProxy: [...deps.config.trustedProxies],
    routerOptions: { maxParamLength: 10_000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure(texts.unknownCall)))
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal)
      return reply.code(error.status).headers(error.headers).send(failure(error.message, error.code))
    if (isUnavailable(error)) {
      request.log.warn({ code: error.code, url: request.routeOptions.url }, 'database unavailable')
      return reply.code(503).header('retry-after', '2').send(failure(texts.unavailable))
    }
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send(failure(error.statusCode === 413 ? texts.tooLarge : texts.badRequest))
    request.log.error({ err: error, url: request.routeOptions.url }, 'surprise')
    return reply.code(500).send(failure(texts.surprise))
  })
  return app
}

const failure = (message: string, code?: number) => ({
  success: false,
  data: null,
  err_msg: message,
  ...(code !== undefined && { err_code: code }),
})

/** A database that is down, starting, stopping or frozen: the shopper is asked to try again. */
const isUnavailable = (error: { readonly code?: string; readonly message: string }): boolean =>
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0[0-9]|53300|08\w{3}|57014|25P03)$/.test(error.code ?? '') ||
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated/i.test(error.message)
