import type { Drain } from '@market/server'
import type { FastifyInstance } from 'fastify'

/**
 * Endpoints for liveness and readiness; a stopping process is not ready. Readiness does not ask the API, because cached
 * pages are served without it.
 */
export function registerStatus(app: FastifyInstance, drain: Pick<Drain, 'isClosing'>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    reply
      .code(drain.isClosing() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: drain.isClosing() ? 'stopping' : 'ready' }),
  )
}
