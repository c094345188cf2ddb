import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { alarmEndPath } from './alarm-link.ts'
import { endLinked } from './linked-alarms.ts'

/**
 * Registers the one-click unsubscribe address of alarm mails (RFC 8058). It is outside the envelope: no bearer, no
 * cookie, and a body of any type, which is ignored. Only a POST ends alarms, so that programs that open links of mails
 * do not.
 */
export function registerAlarmEnd(app: FastifyInstance, { db, clock, config }: Deps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    scope.post<{ Params: { token: string } }>(
      `${alarmEndPath}:token`,
      { bodyLimit: 5_000, config: { access: 'signature' } },
      async ({ params }, reply) => {
        await endLinked(db, config, params.token, clock.now())
        return reply.code(204).send()
      },
    )
  })
}
