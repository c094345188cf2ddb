import Fastify, { type FastifyError, LogController } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { merchantRoutes } from './merchant-routes.ts'
import { threeDRoutes } from './three-d-routes.ts'
import { tokenizeRoute } from './tokenize-route.ts'

export interface RunningBank {
  /** Its origin, as browsers and the shop reach it. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * The sandbox bank: a server of its own origin, with books of its own, that behaves as a card bank does toward browser
 * and merchant. It knows test cards only.
 */
export async function startBank(outer: Deps): Promise<RunningBank> {
  const bank = Fastify({
    loggerInstance: outer.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 10_000,
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
  })
  bank.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  bank.setErrorHandler<FastifyError>((error, request, reply) => {
    const status =
      error.statusCode && error.statusCode < 500 ? error.statusCode : error.name === 'ValiError' ? 422 : 500
    // Neither body nor address is logged: one may hold a card, the other is the key to a payment.
    if (status === 500) request.log.error({ err: error, url: request.routeOptions.url }, 'surprise at the sandbox bank')
    return reply.code(status).send({ success: false, data: null, err_msg: 'İstek okunamadı.' })
  })
  // Where the port is left to the system, the origin is known only once it listens.
  let url = outer.config.bankUrl
  const deps: Deps = {
    ...outer,
    config: {
      ...outer.config,
      get bankUrl() {
        return url
      },
    },
  }
  const told = new Set<Promise<unknown>>()
  tokenizeRoute(bank, deps)
  merchantRoutes(bank, deps)
  threeDRoutes(bank, deps, (callback, fields) => {
    const telling = fetch(callback, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(5_000),
    })
      // A notice that is lost costs nothing: the merchant asks.
      .catch(() => undefined)
      .finally(() => told.delete(telling))
    told.add(telling)
  })
  await bank.listen({ host: outer.config.host, port: outer.config.bankPort })
  const address = bank.server.address()
  if (outer.config.bankPort === 0 && typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}`
  return {
    url,
    stop: async () => {
      await Promise.all(told)
      await bank.close()
    },
  }
}
