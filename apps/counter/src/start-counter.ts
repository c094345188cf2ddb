import { fileURLToPath } from 'node:url'
import { makeServer, registerMetrics } from '@market/api/counter'
import type { OpenDatabase } from '@market/database'
import { makeDeskOpenApi } from '@market/openapi'
import type { Door } from '@market/domain/team'
import { makeDrain } from '@market/server'
import { type CounterDeps } from './doors/counter-deps.ts'
import type { AnyDeskRoute } from './doors/desk-route.ts'
import { registerDesk } from './doors/register-desk.ts'
import { servePanel } from './doors/serve-panel.ts'
import { counterRoutes } from './routes.ts'
import { startShop } from './sellers/start-shop.ts'

export interface RunningCounter {
  /** Where each server listens. */
  readonly urls: Readonly<Record<Door, string>>
  /** All routes of both panels. */
  readonly routes: readonly AnyDeskRoute[]
  stop(): Promise<void>
}

const panels = fileURLToPath(new URL('../../panel/dist', import.meta.url))

/** Opens the two servers of the panels: one for sellers, one for the office. */
export async function startCounter(
  outside: Omit<CounterDeps, 'startShop'>,
  options: { readonly checkAnswers?: boolean; readonly pool?: OpenDatabase['pool'] } = {},
): Promise<RunningCounter> {
  const deps: CounterDeps = { ...outside, startShop }
  const { config } = deps
  const routes = counterRoutes(deps)
  const open = async (door: Door, port: number) => {
    const app = makeServer(deps)
    registerDesk(app, deps, door, routes, { checkAnswers: options.checkAnswers ?? false })
    app.get(`/${door}/v1/openapi.json`, { config: { access: 'public' } }, (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(makeDeskOpenApi(door)),
    )
    registerMetrics(app, deps, { pool: options.pool })
    app.get('/readyz', { config: { access: 'public' } }, () => ({ ready: true }))
    servePanel(app, `${panels}/${door}`, config.siteUrl)
    const drain = makeDrain(app)
    const url = await app.listen({ host: config.host, port })
    return { url, drain }
  }
  const [seller, office] = [await open('seller', config.sellerPort), await open('office', config.officePort)]
  return {
    urls: { seller: seller.url, office: office.url },
    routes,
    stop: async () => void (await Promise.all([seller, office].map(({ drain }) => drain.close(config.drainMs)))),
  }
}
