// @vitest-environment node
import { bareHeaders, limitNetworks, makeLog } from '@market/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serverServices } from '../composition/server-services.ts'
import { makeServer } from './make-server.ts'
import { makePageCache } from './page-cache.ts'
import { poolTransport } from './pool-transport.ts'
import { registerPages } from './register-pages.ts'
import { renderPage } from './render-page.tsx'

let provider: FastifyInstance
let web: FastifyInstance
let url = ''
beforeEach(async () => {
  provider = Fastify({ forceCloseConnections: true })
  // This call never answers.
  provider.post('/eptnew/access-token', () => new Promise(() => undefined))
  provider.all('/*', async () => ({ success: true, data: { items: [] } }))
  const apiUrl = await provider.listen({ host: '127.0.0.1', port: 0 })
  const site = { titleShort: 'Dükkân', title: 'Dükkân: Deneme', url: 'http://dukkan.ornek' }
  const services = serverServices({ apiUrl, site, transport: poolTransport(apiUrl) })
  web = makeServer(makeLog('web', 'silent'), [])
  registerPages(web, {
    cache: makePageCache(Date.now, 1_000_000),
    limit: limitNetworks(1000, { trusted: [] }),
    drain: { isClosing: () => false },
    async make(path) {
      // The longest time that a page may take.
      const page = await renderPage(site.url + path, services, AbortSignal.timeout(10_000))
      if (page.kind === 'moved') throw new Error('moved')
      return { status: page.status, html: page.body, shared: page.shared, headers: bareHeaders }
    },
  })
  url = await web.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await web.close()
  await provider.close()
})

it.each(['/my/siparis-takip', '/giris-yap'])('a session that sleeps does not hold %s', async (path) => {
  const page = await fetch(url + path)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1')
})
