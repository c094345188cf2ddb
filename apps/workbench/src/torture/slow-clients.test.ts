import { makeServer as makeApi } from '@market/api/make-server'
import { slowClients, slownesses } from '@market/api/slow-clients'
import { makeServer as makeWeb } from '@market/web/make-server'
import { passCallsOn } from '@market/web/pass-calls-on'
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

// security.md 43. `npm run torture` runs the same trial on the complete shop with its real limits.
describe.each(['api', 'web'] as const)('%s', (name) => {
  it.each(slownesses)('disconnects clients that send %s, and answers others meanwhile', async (slowness) => {
    const url = await start(name, short)
    const slow = slowClients(url, { count: 20, slowness, everyMs: 20, forMs: 20_000 })
    expect(await (await fetch(url)).text()).toBe('here')
    expect((await slow).held).toBe(0)
  })

  it('would hold them without a limit', async () => {
    const url = await start(name, { ...short, headersMs: 0, requestMs: 0 })
    expect((await slowClients(url, { count: 3, slowness: 'headers', everyMs: 20, forMs: 1_500 })).held).toBe(3)
  })

  it('holds connections up to its limit', async () => {
    const url = await start(name, { ...short, headersMs: 0, requestMs: 0, connections: 5 })
    expect((await slowClients(url, { count: 12, slowness: 'nothing', everyMs: 20, forMs: 1_500 })).held).toBe(5)
  })
})

describe('calls and files of others, through the web server', () => {
  /** As many connections as `apps/deploy/haproxy.cfg` allows one network, and more than the web server has to the API. */
  const count = 200
  const endless: Patience = { ...short, headersMs: 0, requestMs: 0 }
  const others = { 'x-forwarded-for': '198.51.100.7' }

  it.each(['body', 'file'] as const)('are answered while clients send a %s slowly', async (slowness) => {
    const api = Fastify()
    api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body.length),
    )
    api.all('/*', async ({ body }) => ({ heard: body ?? null }))
    const web = makeWeb(log, ['127.0.0.1'], endless)
    await passCallsOn(web, await api.listen({ host: '127.0.0.1', port: 0 }))
    const url = await web.listen({ host: '127.0.0.1', port: 0 })
    const stop = new AbortController()
    const slow = slowClients(url, { count, slowness, everyMs: 20, forMs: 60_000, stop: stop.signal })
    stops.push(
      () => web.close(),
      () => api.close(),
    )
    const call = await fetch(`${url}/eptnew/cart`, { headers: others })
    const file = await fetch(`${url}/eptnew/x/review-photos/1`, {
      method: 'POST',
      headers: { ...others, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(1_000_000),
    })
    stop.abort()
    await slow
    expect([await call.json(), await file.json()]).toEqual([{ heard: null }, { heard: 1_000_000 }])
  })
})
