// @vitest-environment node
import { createPrivateKey } from 'node:crypto'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { photoLimits } from '@market/domain/reviews'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { passCallsOn } from './pass-calls-on.ts'

const started: FastifyInstance[] = []
afterEach(async () => {
  for (const app of started.splice(0)) await app.close()
})
const start = async (app: FastifyInstance) => {
  started.push(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** Starts an API that answers with the request headers it received, and the web server in front of it. */
async function startBoth(trustProxy: string[]) {
  const provider = Fastify()
  provider.all('/*', async ({ headers }) => headers)
  const web = Fastify({ trustProxy })
  await passCallsOn(web, await start(provider))
  return start(web)
}

it('sends the provider the connection’s address, and ignores the client’s own headers', async () => {
  const url = await startBoth(['10.0.0.1'])
  const headers = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1', forwarded: 'for=203.0.113.7' }
  const heard = await (await fetch(`${url}/eptnew/cart`, { headers })).json()
  expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
  expect(heard).not.toHaveProperty('forwarded')
})

it('uses the address that the trusted load balancer reports, and no earlier one', async () => {
  const url = await startBoth(['127.0.0.1'])
  const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.4' }
  const heard = await (await fetch(`${url}/eptnew/cart`, { headers })).json()
  expect(heard).toMatchObject({ 'x-forwarded-for': '198.51.100.4' })
})

it('hands the mark of a known device on, both ways', async () => {
  const provider = Fastify()
  provider.all('/*', async ({ headers: { cookie } }, reply) => reply.header('set-cookie', `${cookie}2`).send({}))
  const web = Fastify()
  await passCallsOn(web, await start(provider))
  const answer = await fetch(`${await start(web)}/eptnew/access-token`, {
    method: 'POST',
    headers: { cookie: 'device=1' },
  })
  expect(answer.headers.get('set-cookie')).toBe('device=12')
})

it('answers 503 in the envelope if the provider is unreachable', async () => {
  const web = Fastify()
  await passCallsOn(web, 'http://127.0.0.1:1')
  const answer = await fetch(`${await start(web)}/eptnew/cart`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ success: false, err_msg: expect.stringContaining('tekrar deneyin') })
})

it('forwards a file of eight megabytes, and refuses a larger one', async () => {
  const provider = Fastify({ bodyLimit: photoLimits.bytes })
  provider.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body.length),
  )
  provider.all('/*', async ({ body }) => ({ heard: body }))
  const web = Fastify()
  await passCallsOn(web, await start(provider))
  const url = await start(web)
  const send = async (bytes: number) => {
    const headers = { 'content-type': 'application/octet-stream' }
    const answer = await fetch(`${url}/eptnew/x/review-photos/1`, {
      method: 'POST',
      headers,
      body: new Uint8Array(bytes),
    })
    return { status: answer.status, said: await answer.json() }
  }
  expect(await send(photoLimits.bytes)).toEqual({ status: 200, said: { heard: photoLimits.bytes } })
  expect(await send(photoLimits.bytes + 1)).toMatchObject({
    status: 413,
    said: { success: false, err_msg: expect.stringContaining('en fazla 8 MB') },
  })
})

it('sends one request, and forwards the provider’s 503', async () => {
  const provider = Fastify()
  let asked = 0
  provider.all('/*', async (_request, reply) => {
    asked += 1
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ success: false, data: null, err_msg: 'Hizmet dinleniyor.' })
  })
  const web = Fastify()
  await passCallsOn(web, await start(provider))
  const answer = await fetch(`${await start(web)}/eptnew/cart`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ err_msg: 'Hizmet dinleniyor.' })
  expect(asked).toBe(1)
})

it('forwards pictures with their etag, and aborts the provider’s request when the client leaves', async () => {
  const provider = Fastify()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  provider.get('/img/160/drawn', async (_request, reply) => reply.header('etag', '"1"').type('image/webp').send('RIFF'))
  provider.get('/img/160/waits', (_request, reply) => {
    reply.raw.once('close', leave)
    leaving.abort()
  })
  const web = Fastify()
  await passCallsOn(web, await start(provider))
  const url = await start(web)
  const answer = await fetch(`${url}/img/160/drawn`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('etag')]).toEqual([
    200,
    'image/webp',
    '"1"',
  ])
  const leaving = new AbortController()
  await expect(fetch(`${url}/img/160/waits`, { signal: leaving.signal })).rejects.toThrow('abort')
  await left
})

it('forwards a stream as it arrives, and ends it when the client leaves or the server stops', async () => {
  const provider = Fastify()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const streams: PassThrough[] = []
  provider.post('/eptnew/x/order-events', async ({ body, headers }, reply) => {
    const stream = new PassThrough()
    streams.push(stream)
    stream.once('close', leave)
    stream.write(`data: ${JSON.stringify([body, headers.authorization, headers['x-forwarded-for']])}\n\n`)
    return reply.type('text/event-stream').send(stream)
  })
  const web = Fastify()
  await passCallsOn(web, await start(provider))
  const url = await start(web)
  const open = async (signal?: AbortSignal) => {
    const answer = await fetch(`${url}/eptnew/x/order-events`, {
      method: 'POST',
      headers: { authorization: 'Bearer b', 'content-type': 'application/json' },
      body: '{"order":"GV-1"}',
      ...(signal && { signal }),
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    return { type: answer.headers.get('content-type'), next: async () => (await reader?.read())?.value }
  }
  const leaving = new AbortController()
  const first = await open(leaving.signal)
  expect(first.type).toBe('text/event-stream')
  expect(await first.next()).toBe('data: [{"order":"GV-1"},"Bearer b","127.0.0.1"]\n\n')
  streams[0]?.write('data: 2\n\n')
  expect(await first.next()).toBe('data: 2\n\n')
  leaving.abort()
  await left
  const second = await open()
  await second.next()
  const ended = second.next().catch(() => undefined)
  await web.close()
  expect(await ended).toBeUndefined()
})

/** A self-signed certificate for `other.example` with its key, for this test only. */
const selfSigned = {
  key: createPrivateKey({
    format: 'der',
    type: 'pkcs8',
    key: Buffer.from(
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNp5l0opHf5Pn5bGeU809uUn4Yug0L5Kdo011t6VmRKWhRANCAASOPy7c5oBUJ9sZRIEwzn++2DkgkWARwSKV/N/e2jdkBHvGzpD3p+/R8zMt0pxyz9SAY+wUkK1xe3oyhinVmhKe',
      'base64',
    ),
  }).export({ format: 'pem', type: 'pkcs8' }),
  cert: `-----BEGIN CERTIFICATE-----
MIIBhjCCAS2gAwIBAgIUVyuZy3NI2PYyUDVu4jqERtoGLxcwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTAgFw0yNjExMjcyMjQwMzZaGA8yMTI2
MTEwMzIyNDAzNlowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABI4/LtzmgFQn2xlEgTDOf77YOSCRYBHBIpX8397aN2QE
e8bOkPen79HzMy3SnHLP1IBj7BSQrXF7ejKGKdWaEp6jUzBRMB0GA1UdDgQWBBQi
wt5NkkKQit8K7WDHMSzPaama5jAfBgNVHSMEGDAWgBQiwt5NkkKQit8K7WDHMSzP
aama5jAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIGV33AKBYb1t
Pi2V3g4jGpnxfeVMCOxJ7zB7y64Snb+lAiB4WWv/bmFCCWVR0pdNRfrQTGNl1fpq
UQCZW9eY6s/kjQ==
-----END CERTIFICATE-----`,
}

it.each([
  ['calls', 'POST', '/eptnew/access-token'],
  ['files', 'POST', '/eptnew/x/review-photos/1'],
  ['streams', 'POST', '/eptnew/x/order-events'],
  ['pictures', 'GET', '/img/320/lamp'],
])('hands no %s to a provider whose certificate is not its own', async (_kind, method, path) => {
  const provider = Fastify({ https: selfSigned })
  let heard = 0
  provider.addHook('onRequest', async () => void (heard += 1))
  const web = Fastify()
  await passCallsOn(web, await start(provider))
  const body = method === 'POST' ? '{}' : null
  const answer = await fetch((await start(web)) + path, {
    method,
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.status, heard]).toEqual([503, 0])
})

it('forwards at most six files of one network at once', async () => {
  const provider = Fastify()
  provider.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body.length),
  )
  provider.all('/*', async ({ body }) => ({ heard: body }))
  const web = Fastify({ trustProxy: ['127.0.0.1'] })
  await passCallsOn(web, await start(provider))
  const url = await start(web)
  const send = async (from: string) => {
    const headers = { 'content-type': 'application/octet-stream', 'x-forwarded-for': from }
    return fetch(`${url}/eptnew/x/review-photos/1`, { method: 'POST', headers, body: new Uint8Array(9) })
  }
  const sockets = Array.from({ length: 6 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  for (const socket of sockets)
    socket.write(
      'POST /eptnew/x/review-photos/1 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 2001:db8::1\r\ncontent-type: application/octet-stream\r\ncontent-length: 9\r\n\r\n',
    )
  let refused = await send('2001:db8::2')
  while (refused.status === 200) refused = await send('2001:db8::2')
  expect(refused.status).toBe(429)
  expect(await (await send('2001:db8:0:1::1')).json()).toEqual({ heard: 9 })
  for (const socket of sockets) socket.end('123456789')
  await Promise.all(sockets.map((socket) => text(socket)))
  expect((await send('2001:db8::2')).status).toBe(200)
})

// security.md 50.
it('answers 503 for a call that the provider does not answer in time', async () => {
  const provider = Fastify()
  provider.all('/*', () => new Promise(() => undefined))
  const web = Fastify()
  await passCallsOn(web, await start(provider), { callMs: 100 })
  const answer = await fetch(`${await start(web)}/eptnew/cart`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
})

it('refuses a long request without forwarding it', async () => {
  const url = await startBoth([])
  const body = JSON.stringify({ text: 'a'.repeat(100_001) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/eptnew/cart`, { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { success: false, err_msg: expect.stringContaining('çok uzun') },
  ])
})
