import { bareHeaders, rawAnswer, serverTimeouts, type ServerTimeouts } from '@market/server'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { BankDeps } from './bank-deps.ts'
import { makeBooks } from './books/make-books.ts'
import { tokenizeRoute } from './cards/tokenize-route.ts'
import { threeDRoutes } from './confirm/three-d-routes.ts'
import { merchantRoutes } from './merchant/merchant-routes.ts'

export interface RunningBank {
  /** Its origin, as browsers and the shop reach it. */
  readonly url: string
  readonly app: FastifyInstance
  stop(): Promise<void>
}

/**
 * Starts the sandbox bank: a server on another origin with its own tables, which acts like a card bank toward browser
 * and merchant. It accepts test cards only. With port 0 it uses a free port and ignores `url`; without a port it opens
 * none, and its caller carries requests to `app`.
 */
export async function startBank({
  host,
  port,
  url: givenUrl,
  timeouts = serverTimeouts,
  ...outside
}: Omit<BankDeps, 'url'> & {
  readonly host: string
  readonly port: number | undefined
  readonly url: string
  readonly timeouts?: ServerTimeouts
}): Promise<RunningBank> {
  const bank = Fastify({
    loggerInstance: outside.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 10_000,
    requestTimeout: timeouts.requestMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) socket.end(rawAnswer(error.code))
    },
  })
  bank.server.maxConnections = timeouts.connections
  bank.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(bareHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('cache-control', 'no-store')
  })
  bank.setErrorHandler<FastifyError>((error, request, reply) => {
    const status =
      error.statusCode && error.statusCode < 500 ? error.statusCode : error.name === 'ValiError' ? 422 : 500
    // Body and address are not logged: the body may contain a card, and the address is the key to a payment.
    if (status === 500) request.log.error({ err: error, url: request.routeOptions.url }, 'surprise at the sandbox bank')
    return reply.code(status).send({ success: false, data: null, err_msg: 'İstek okunamadı.' })
  })
  let url = givenUrl
  const deps: BankDeps = { ...outside, url: () => url }
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
      // A lost notification does no harm, because the merchant also polls.
      .catch(() => undefined)
      .finally(() => told.delete(telling))
    told.add(telling)
  })
  await makeBooks(outside.db)
  if (port === undefined) await bank.ready()
  else await bank.listen({ host, port })
  const address = bank.server.address()
  if (port === 0 && typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}`
  return {
    url,
    app: bank,
    stop: async () => {
      await Promise.all(told)
      await bank.close()
    },
  }
}
