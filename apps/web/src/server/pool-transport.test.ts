// @vitest-environment node
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { poolTransport } from './pool-transport.ts'

let server: Server
let origin = ''
let connections = 0
beforeEach(async () => {
  connections = 0
  server = createServer(async (request, response) => {
    let sent = ''
    for await (const part of request) sent += part
    if (request.url === '/breaks') return request.socket.destroy()
    if (request.url === '/half')
      return response.writeHead(200, { 'content-length': 90 }).write('{"a', () => response.destroy())
    if (request.url === '/silent') return
    if (request.url === '/text') return response.writeHead(502).end('<h1>Bad Gateway</h1>')
    response.end(JSON.stringify({ method: request.method, key: request.headers['idempotency-key'], sent }))
  }).on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, more: object = {}) =>
  poolTransport(origin)({ url: origin + path, method: 'GET', headers: {}, ...more })

it('sends requests over connections that are kept open, and reads the responses', async () => {
  const transport = poolTransport(origin)
  for (const body of ['{"ad":"Şule"}', '{}', '{"no":3}', '{"no":4}'])
    expect(
      await transport({ url: `${origin}/write`, method: 'POST', headers: { 'idempotency-key': 'k1' }, body }),
    ).toEqual({ status: 200, body: { method: 'POST', key: 'k1', sent: body } })
  expect(connections).toBeLessThan(3)
})

it('returns the status of a response that is not JSON', async () => {
  expect(await ask('/text')).toEqual({ status: 502, body: undefined })
})

it('fails if the connection breaks before or during the response', async () => {
  await expect(ask('/breaks')).rejects.toThrow()
  await expect(ask('/half')).rejects.toThrow()
})

it('aborts with its caller', async () => {
  const asker = new AbortController()
  const asked = ask('/silent', { signal: asker.signal })
  await once(server, 'request')
  asker.abort()
  await expect(asked).rejects.toThrow(/abort/)
})

it('sends nothing when the caller has aborted before the connection is open', async () => {
  await expect(ask('/write', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/)
  const asker = new AbortController()
  const asked = ask('/write', { signal: asker.signal })
  asker.abort()
  await expect(asked).rejects.toThrow(/abort/)
  expect(await ask('/write')).toMatchObject({ status: 200 })
})
