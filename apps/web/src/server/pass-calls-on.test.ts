// @vitest-environment node
import { PassThrough } from 'node:stream'
import { photoLimits } from '@market/domain'
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

/** A provider that says which headers it heard, and the shop's server before it. */
async function startBoth(trustProxy: string[]) {
  const provider = Fastify()
  provider.all('/*', async ({ headers }) => headers)
  const web = Fastify({ trustProxy })
  await passCallsOn(web, await start(provider))
  return start(web)
}

it('tells the provider where a request came from, whatever it claims itself', async () => {
  const url = await startBoth(['10.0.0.1'])
  const headers = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1', forwarded: 'for=203.0.113.7' }
  const heard = await (await fetch(`${url}/eptnew/cart`, { headers })).json()
  expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
  expect(heard).not.toHaveProperty('forwarded')
})

it('believes the load balancer before it, and nobody before that', async () => {
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

it('says so in the envelope where the provider is gone', async () => {
  const web = Fastify()
  await passCallsOn(web, 'http://127.0.0.1:1')
  const answer = await fetch(`${await start(web)}/eptnew/cart`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ success: false, err_msg: expect.stringContaining('tekrar deneyin') })
})

it('takes a file of eight megabytes as it is, and says of a larger one that it is too large', async () => {
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
    const answer = await fetch(`${url}/eptnew/x`, { method: 'POST', headers, body: new Uint8Array(bytes) })
    return { status: answer.status, said: await answer.json() }
  }
  expect(await send(photoLimits.bytes)).toEqual({ status: 200, said: { heard: photoLimits.bytes } })
  expect(await send(photoLimits.bytes + 1)).toMatchObject({
    status: 413,
    said: { success: false, err_msg: expect.stringContaining('en fazla 8 MB') },
  })
})

it('asks once, and hands on that the provider has no time', async () => {
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

it('hands pictures on with their tag, and tells the provider when nobody waits for one any more', async () => {
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

it('hands a stream on as it comes, tells the provider who has left, and ends it with its own stop', async () => {
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
