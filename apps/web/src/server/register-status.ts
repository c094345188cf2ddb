import type { Drain } from '@market/server'
import type { FastifyInstance } from 'fastify'

/**
 * Whether the process lives, and whether it should be sent requests: no more once it stops. Readiness does not ask the
 * provider, because kept pages are served without it.
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
