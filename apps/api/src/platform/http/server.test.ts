import { once } from 'node:events'
import { connect } from 'node:net'
import { getProductDetail, getProducts, getSearch, postAccessToken } from '@market/contract'
import * as contract from '@market/contract'
import { bareHeaders, makeLog, serverTimeouts } from '@market/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { makeVisitor, signListing, type Visitor } from '../../testing/make-visitor.ts'
import { testNow } from '../../testing/test-clock.ts'
import { makeServer } from './make-server.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const post = (body: string, type = 'application/json') =>
  fetch(`${api.url}/eptnew/access-token`, { method: 'POST', body, headers: { 'content-type': type } })

/** Sends raw bytes and reads the first line of the response. */
const writeRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(text))
    socket.once('data', (chunk) => {
      resolve(chunk.toString())
      socket.destroy()
    })
    socket.once('error', reject)
  })

describe('what machines ask', () => {
  it('lives and is ready', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(api.url + path)).status).toBe(200)
  })

  it('describes every call of the contract', async () => {
    const document = await (await fetch(`${api.url}/eptnew/openapi.json`)).json()
    const calls = Object.values(contract).filter((value) => typeof value === 'object' && 'path' in value)
    expect(calls.length).toBeGreaterThan(30)
    for (const call of calls)
      expect(document.paths[`/eptnew${call.path}`]?.[call.method.toLowerCase()], call.path).toMatchObject({
        summary: call.summary,
        responses: {
          200: {
            content:
              'stream' in call
                ? { 'text/event-stream': { schema: expect.anything() } }
                : { 'application/json': { schema: { properties: { data: expect.anything() } } } },
          },
        },
      })
    const search = document.paths['/eptnew/search'].get.parameters.map(({ name }: { name: string }) => name)
    expect(search).toEqual(expect.arrayContaining(['q', 'brand', 'x-listing-signature']))
  })
})

// security.md 50.
it.each(['Client has encountered a connection error and is not queryable', 'Connection terminated unexpectedly'])(
  'says 503 where the connection to the database broke: %s',
  async (message) => {
    const server = makeServer({ log: api.deps.log, config: api.deps.config })
    server.get('/', { config: { access: 'public' } }, async () => {
      throw new Error(message)
    })
    const { statusCode, headers } = await server.inject('/')
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  },
)

// security.md 50.
it('says 503 to a request that waits too long, before the connection is taken for dead', async () => {
  const server = makeServer({ log: api.deps.log, config: api.deps.config }, { ...serverTimeouts, answerMs: 50 })
  server.get('/', { config: { access: 'public' } }, () => new Promise(() => undefined))
  const { statusCode, headers, body } = await server.inject('/')
  expect([statusCode, headers['retry-after'], JSON.parse(body).success]).toEqual([503, '2', false])
})

it('takes a client that hangs up for nothing else', async () => {
  const lines: string[] = []
  const log = makeLog('api', 'warn', { write: (line) => void lines.push(line) })
  const server = makeServer({ log, config: api.deps.config })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.addHook('onError', async () => resolve())
  server.post('/', { config: { access: 'public' } }, async () => 'read')
  await server.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{')
  await once(server.server, 'request')
  socket.resetAndDestroy()
  await promise
  await server.close()
  expect(lines).toEqual([])
})

// security.md 31.
it('every answer of the API tells browsers to load and run nothing of it', async () => {
  for (const path of ['/eptnew/cart', '/eptnew/openapi.json', '/healthz', '/img/1/nope', '/%FF', '/nowhere']) {
    const { headers } = await fetch(api.url + path)
    for (const name of Object.keys(bareHeaders)) expect(headers.get(name), `${path} ${name}`).not.toBeNull()
  }
})

// security.md 31.
it.each([
  ['what is not HTTP', 'NONSENSE\r\n\r\n'],
  ['no host', 'GET /eptnew/cart HTTP/1.1\r\n\r\n'],
  ['another version', 'GET /eptnew/cart HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['a target with a space', 'GET /eptnew /cart HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(90_000)}\r\n\r\n`],
])('so does its refusal of %s', async (_, lines) => {
  const answer = await writeRaw(lines)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  for (const name of Object.keys(bareHeaders)) expect(answer.toLowerCase()).toContain(`\n${name}: `)
})

describe('an idempotency key', () => {
  it.each(['', 'kisa', 'boşluk var', 'x'.repeat(101), 'a/b/c/d/e'])('is refused where it is “%s”', async (key) => {
    const headers = { authorization: `Bearer ${visitor.bearer}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ product_id: 1, num: 1 })
    const asked = { method: 'POST', body, headers: { ...headers, 'idempotency-key': encodeURI(key) } }
    expect((await fetch(`${api.url}/eptnew/cart`, asked)).status).toBe(400)
  })
})

describe('requests no call asked for', () => {
  it('answers an unknown path and one that cannot be decoded with the envelope', async () => {
    for (const path of ['/eptnew/no-such-call', '/eptnew/order/%E0%A4', '/nowhere']) {
      const answer = await fetch(api.url + path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ success: false, err_msg: expect.any(String) })
    }
  })

  it.each([
    ['no JSON', '{', 'application/json', 400],
    ['another type', 'username=a', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 415],
    ['a prototype', '{"__proto__":{"is_active":true},"anonymous":true}', 'application/json', 422],
    ['a field of its own', '{"anonymous":true,"is_active":true}', 'application/json', 422],
    ['a NUL', '{"username":"a\\u0000@ornek.com","password":"x"}', 'application/json', 422],
    ['half a letter', '{"username":"\\ud800@ornek.com","password":"x"}', 'application/json', 422],
    ['a nest', `${'['.repeat(40)}${']'.repeat(40)}`, 'application/json', 422],
    ['100 KB', JSON.stringify({ username: 'x'.repeat(100_001) }), 'application/json', 413],
  ])('refuses %s in a body', async (_, body, type, status) => {
    const answer = await post(body, type)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ success: false, data: null, err_msg: expect.any(String) })
  })

  // security.md 25.
  it('gives cookies and foreign origins no authority, and sets none', async () => {
    const cookie = `token=${visitor.bearer}; access_token=${visitor.bearer}; session=${visitor.bearer}`
    for (const origin of [api.deps.config.siteUrl, 'https://baska.ornek']) {
      const answer = await fetch(`${api.url}/eptnew/cart`, { headers: { cookie, origin } })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    const asked = await fetch(`${api.url}/eptnew/cart`, {
      method: 'OPTIONS',
      headers: { origin: 'https://baska.ornek', 'access-control-request-method': 'POST' },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('refuses both length headers', async () => {
    const head = 'POST /eptnew/access-token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const answer = await writeRaw(`${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"success":false/)
  })

  it('finds nothing under a number beyond every id', async () => {
    const heard = await visitor.call(getProductDetail, { query: { productId: 999_999_999_999 } })
    expect(heard).toMatchObject({ status: 404 })
    expect((await visitor.call(getProductDetail, { query: { productId: 'abc' } })).status).toBe(422)
  })

  it('takes a search of 10,000 Turkish letters', async () => {
    const heard = await visitor.call(getSearch, { query: { q: 'ş'.repeat(10_000) } })
    expect(heard.status).toBe(200)
  })
})

describe('the listing header', () => {
  const withHeader = (value: string | undefined) =>
    visitor.call(getProducts, {}, value === undefined ? {} : { 'x-listing-signature': value })

  it('is asked for, by the key of the session and of these minutes', async () => {
    const { data } = await visitor.call(postAccessToken, { body: {} })
    expect((await withHeader(signListing(data.listing_key, testNow()))).status).toBe(200)
    for (const forged of [
      '',
      'a.b.c',
      signListing('another key', testNow()),
      signListing(data.listing_key, new Date(testNow().getTime() - 11 * 60_000)),
    ])
      expect((await withHeader(forged)).status, forged).toBe(403)
  })

  it('has no authority', async () => {
    const { data } = await visitor.call(postAccessToken, { body: {} })
    const bare = await fetch(`${api.url}/eptnew/products`, {
      headers: { 'x-listing-signature': signListing(data.listing_key, testNow()) },
    })
    expect(bare.status).toBe(401)
  })
})

it('limits the searches of one network, and serves others', async () => {
  const few = await startTestApi({ searchesPerMinute: 2 })
  const search = async (remoteAddress: string) => {
    const { statusCode, headers } = await few.app.inject({ url: '/eptnew/search?q=fare', remoteAddress })
    return statusCode === 429 ? Number(headers['retry-after']) > 0 && statusCode : 'searched'
  }
  const asked = ['203.0.113.7', '203.0.113.7', '203.0.113.7', '198.51.100.4', '127.0.0.1', '127.0.0.1', '127.0.0.1']
  const answers = []
  for (const address of asked) answers.push(await search(address))
  await few.stop()
  expect(answers).toEqual(['searched', 'searched', 429, 'searched', 'searched', 'searched', 'searched'])
})
