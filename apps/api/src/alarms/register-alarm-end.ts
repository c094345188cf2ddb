import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { alarmEndPath } from './alarm-link.ts'
import { endLinked } from './linked-alarms.ts'

/**
 * Where a mailbox's own “unsubscribe” posts to (RFC 8058), outside the envelope: no bearer, no cookie, and a form of whatever kind,
 * which nobody reads. Only a POST ends anything, so that programs that look into links of mails end nothing.
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
