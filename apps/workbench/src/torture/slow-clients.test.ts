import { makeServer as makeApi } from '@market/api/make-server'
import { slowClients, slownesses } from '@market/api/slow-clients'
import { makeServer as makeWeb } from '@market/web/make-server'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'

const { log } = Fastify({ logger: false })
const servers = {
  api: (patience: Patience) => makeApi({ log, config: { trustedProxies: [] } }, patience),
  web: (patience: Patience) => makeWeb(log, [], patience),
}
type Patience = NonNullable<Parameters<typeof makeWeb>[2]>
const short: Patience = { headersMs: 300, requestMs: 400, checkMs: 50, connections: 1_000, answerMs: 5_000 }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
const start = async (name: keyof typeof servers, patience: Patience) => {
  const app = servers[name](patience)
  const config = { access: 'public' } as const
  app.post('/eptnew/access-token', { config }, async ({ body }) => body)
  app.get('/', { config }, async () => 'here')
  stops.push(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

// security.md 43. The same trial on the whole shop with its own limits: npm run torture.
describe.each(['api', 'web'] as const)('%s', (name) => {
  it.each(slownesses)('lets go of clients that send %s, and answers others meanwhile', async (slowness) => {
    const url = await start(name, short)
    const slow = slowClients(url, { count: 20, slowness, everyMs: 20, forMs: 20_000 })
    expect(await (await fetch(url)).text()).toBe('here')
    expect((await slow).held).toBe(0)
  })

  it('would hold them without a limit', async () => {
    const url = await start(name, { ...short, headersMs: 0, requestMs: 0 })
    expect((await slowClients(url, { count: 3, slowness: 'headers', everyMs: 20, forMs: 1_500 })).held).toBe(3)
  })

  it('holds so many connections and no more', async () => {
    const url = await start(name, { ...short, headersMs: 0, requestMs: 0, connections: 5 })
    expect((await slowClients(url, { count: 12, slowness: 'nothing', everyMs: 20, forMs: 1_500 })).held).toBe(5)
  })
})
