import type { FastifyInstance } from 'fastify'
import { type Database, type Replica, shopChanges } from '@market/database'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Drain } from '@market/server'
import { docsPolicy, makeDocs, makeOpenApi } from '@market/openapi'
import { ApiError } from '../http/api-error.ts'
import { texts } from '../http/texts.ts'

const open = { config: { access: 'public' as const } }

/**
 * Registers health checks (the process runs, it can serve requests) and the documents of the API, which people can read
 * as well.
 */
export function registerStatus(
  app: FastifyInstance,
  { db, config }: Pick<Deps, 'db' | 'config'>,
  drain: Pick<Drain, 'isClosing'>,
  replica?: Replica,
): void {
  let document: string | undefined
  app.get('/healthz', open, async () => ({ success: true, data: { status: 'ok' } }))
  app.get('/readyz', open, async () => {
    if (drain.isClosing()) throw new ApiError(503, texts.unavailable)
    // Ready also with the replica only, since reads still work.
    const ask = (either: Database) => sql`select 1`.execute(either)
    await (replica ? replica.readInNeed(ask) : ask(db))
    return { success: true, data: { status: 'ready' } }
  })
  // Web servers ask for it and drop their pages when it changes.
  app.get('/shop-changes', open, async () => ({ success: true, data: { version: await shopChanges(db) } }))
  let page: string | undefined
  app.get('/eptnew/docs', open, async (_request, reply) => {
    page ??= makeDocs(config.siteTitleShort)
    reply.header('content-security-policy', docsPolicy).header('referrer-policy', 'no-referrer')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(page)
  })
  app.get('/eptnew/openapi.json', open, async (_request, reply) => {
    document ??= makeOpenApi()
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document)
  })
}
