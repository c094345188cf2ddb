import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenDatabase, Replica } from '@market/database'
import type { Deps } from '../deps.ts'
import { makeMetrics } from './make-metrics.ts'
import { ApiError } from '../http/api-error.ts'
import { texts } from '../http/texts.ts'

/** `/metrics`, for requests with the configured token; without such a token, only for this machine. */
export function registerMetrics(
  app: FastifyInstance,
  deps: Deps,
  database: Pick<OpenDatabase, 'pool'>,
  replica?: Pick<Replica, 'lagMs'>,
): void {
  const metrics = makeMetrics(app, deps, database, replica)
  const mayRead = deps.config.metricsToken === undefined ? isLocal : bearerIs(deps.config.metricsToken)
  app.get('/metrics', { config: { access: 'operator' } }, async (request, reply) => {
    // 404 does not reveal that the path exists.
    if (!mayRead(request)) throw new ApiError(404, texts.unknownCall)
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

/** A request forwarded by another server is not local, whatever its last hop was. */
const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

const bearerIs = (token: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(`Bearer ${token}`)
  return ({ headers }: FastifyRequest): boolean => timingSafeEqual(digest(headers.authorization ?? ''), wanted)
}
