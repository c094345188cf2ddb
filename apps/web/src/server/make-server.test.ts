// @vitest-environment node
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { bareHeaders, limitNetworks, makeDrain, makeLog } from '@market/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limitConnections } from './limit-connections.ts'
import { makeServer } from './make-server.ts'
import { makePageCache } from './page-cache.ts'
import { passCallsOn } from './calls/pass-calls-on.ts'
import { registerPages } from './register-pages.ts'
import { registerStatus } from './register-status.ts'

const shared = { fresh: 60, stale: 600 }
let provider: FastifyInstance
let web: FastifyInstance
let drain: ReturnType<typeof makeDrain>
let port = 0
let url = ''
beforeEach(async () => {
  provider = Fastify()
  provider.all('/*', async ({ body }) => ({ success: true, data: body ?? null }))
  web = makeServer(makeLog('web', 'silent'), [])
  drain = makeDrain(web)
  registerStatus(web, drain)
  await passCallsOn(web, await provider.listen({ host: '127.0.0.1', port: 0 }))
  web.get('/breaks', async () => {
    throw new Error('broken')
  })
  web.get('/silent', async () => {
    throw Object.assign(new Error('silent'), { statusCode: 503 })
  })
  web.get('/assets/*', (_request, reply) => reply.callNotFound())
  const cache = makePageCache(Date.now, 1_000_000)
  const limit = limitNetworks(2, { trusted: [] })
  const made = { status: 200, shared, headers: bareHeaders }
  registerPages(web, { limit, cache, drain, make: async (path) => ({ ...made, html: [`page of ${path}`] }) })
  url = await web.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(url).port)
})
afterEach(async () => {
  await web.close()
  await provider.close()
})

/** Sends raw bytes that `fetch` would not send, and returns the response. */
async function sayRaw(lines: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(lines)
  return text(socket)
}

// security.md 31.
it.each(['/', '/eptnew/cart', '/img/320/lamp', '/healthz', '/readyz', '/assets/nope.js', '/breaks'])(
  '%s is answered with every security header',
  async (path) => {
    const { headers } = await fetch(url + path)
    for (const name of Object.keys(bareHeaders)) expect(headers.get(name), name).not.toBeNull()
  },
)

it.each([
  ['an address that cannot be decoded', 'GET /assets/%FF HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['what is no request', 'NONSENSE\r\n\r\n'],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
])('%s is answered with every security header, too', async (_what, lines) => {
  const answer = await sayRaw(lines)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  for (const name of Object.keys(bareHeaders)) expect(answer.toLowerCase()).toContain(`\n${name}: `)
})

it.each([
  ['http://magaza.ornek/arama?q=bal', '/arama?q=bal'],
  ['http://magaza.ornek', '/'],
])('a request for the whole address %s is one for %s', async (target, path) => {
  const answer = await sayRaw(`GET ${target} HTTP/1.1\r\nHost: magaza.ornek\r\nConnection: close\r\n\r\n`)
  expect(answer).toContain('HTTP/1.1 200 OK')
  expect(answer.endsWith(`page of ${path}`)).toBe(true)
})

// security.md 50.
it('answers 503 with retry-after if the provider does not respond', async () => {
  const { status, headers } = await fetch(`${url}/silent`)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
})

// security.md 38.
it('shows nothing of one client’s request to the next', async () => {
  const told = { cookie: 'device=kanarya', authorization: 'Bearer kanarya', 'user-agent': 'kanarya', referer: url }
  const read = async (path: string, headers = {}) => {
    const answer = await fetch(url + path, {
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    return JSON.stringify([[...answer.headers], await answer.text()])
  }
  for (const path of ['/kanaryasiz?gclid=kanarya', '/kanaryasiz?utm_source=kanarya&x-forwarded-host=a'])
    await read(path, { ...told, 'x-forwarded-host': 'kanarya.test', 'x-original-url': '/kanarya' })
  expect(await read('/kanaryasiz?gclid=baska')).not.toMatch(/kanarya(?!siz)/)
  expect(await read('/kanaryasiz')).not.toMatch(/kanarya(?!siz)/)
})

it('forwards a write with an expect header to the provider', async () => {
  const headers = { expect: '100-continue', 'content-type': 'application/json', 'content-length': 7 }
  const sent = request(`${url}/eptnew/cart`, { method: 'POST', headers })
  sent.once('continue', () => sent.end('{"a":1}')).flushHeaders()
  const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
  expect([answer.statusCode, await text(answer)]).toEqual([200, '{"success":true,"data":{"a":1}}'])
})

describe('a server that stops', () => {
  it('tells load balancers, and closes each connection after its response', async () => {
    for (const path of ['/', '/eptnew/cart', '/readyz']) {
      const { status, headers } = await fetch(url + path)
      expect([status, headers.get('connection')]).toEqual([200, 'keep-alive'])
    }
    const closed = drain.close(300)
    for (const path of ['/', '/baska', '/eptnew/cart', '/healthz']) {
      const { status, headers } = await fetch(url + path)
      expect([path, status, headers.get('connection')]).toEqual([path, 200, 'close'])
    }
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await closed
    await expect(fetch(url)).rejects.toThrow()
  })

  it('answers every request of clients that close when the response says so', async () => {
    const dropped: unknown[] = []
    let answered = 0
    const enough = Promise.withResolvers<void>()
    const visit = async (path: string): Promise<void> => {
      for (;;) {
        const answer = await fetch(url + path).catch((error: unknown) => error)
        if (!(answer instanceof Response) || answer.status !== 200) return void dropped.push(answer)
        await answer.text()
        answered += 1
        if (answered === 100) enough.resolve()
        if (answer.headers.get('connection') === 'close') return
      }
    }
    const visits = Promise.all(Array.from({ length: 12 }, (_, at) => visit(at % 2 === 0 ? '/' : '/eptnew/cart')))
    await enough.promise
    await drain.close(300)
    await visits
    expect(dropped).toEqual([])
  })
})

describe('connections', () => {
  const held = async (trustedProxies: readonly string[]) => {
    const other = makeServer(makeLog('web', 'silent'), [])
    limitConnections(other.server, trustedProxies, 2)
    await other.listen({ host: '127.0.0.1', port: 0 })
    const { port: at } = new URL(other.listeningOrigin)
    const sockets = Array.from({ length: 4 }, () => connect(Number(at), '127.0.0.1'))
    const kept = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            socket.on('error', () => resolve(false)).once('close', () => resolve(false))
            socket.once('data', () => resolve(true)).write('GET /yok HTTP/1.1\r\nHost: x\r\n\r\n')
          }),
      ),
    )
    for (const socket of sockets) socket.destroy()
    await other.close()
    return kept.filter(Boolean).length
  }

  it('of one address beyond its share are refused, so that others find a place', async () => {
    expect(await held([])).toBe(2)
  })

  it('of a load balancer are those of all shoppers', async () => {
    expect(await held(['127.0.0.0/8'])).toBe(4)
  })
})

it('limits rendered pages per network, and serves cached pages to all', async () => {
  const ask = (path: string, remoteAddress: string) => web.inject({ url: path, remoteAddress })
  await ask('/one', '203.0.113.7')
  await ask('/two', '203.0.113.7')
  const refused = await ask('/three', '203.0.113.7')
  expect(refused).toMatchObject({ statusCode: 429, body: expect.stringContaining('çok fazla sayfa') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/two', '203.0.113.7')).statusCode).toBe(200)
  expect((await ask('/three', '198.51.100.4')).statusCode).toBe(200)
  expect((await ask('/three', '203.0.113.7')).statusCode).toBe(200)
})
