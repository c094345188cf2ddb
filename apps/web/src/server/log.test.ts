// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeLog } from '@market/server'
import { makeServer } from './make-server.ts'
import { passCallsOn } from './calls/pass-calls-on.ts'

const lines: string[] = []
let web: FastifyInstance
let url: string
beforeAll(async () => {
  web = makeServer(makeLog('web', 'trace', { write: (line) => void lines.push(line) }), [])
  // Port 1 has no server, so proxied calls fail.
  await passCallsOn(web, 'http://127.0.0.1:1')
  web.get('/*', async ({ headers }) => {
    throw Object.assign(new Error('the page broke'), { query: 'select', parameters: ['kanarya-deger'], headers })
  })
  url = await web.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => web.close())

// security.md 45.
it('writes one JSON line for each error, with its stack and without personal data', async () => {
  const headers = { authorization: 'Bearer kanarya-belirtec', 'user-agent': 'a","level":60,"b":"kanarya' }
  const paths = ['/my/tr/sifremi-degistir/kanarya-kod', '/arama?q=kanarya-arama%0A', '/eptnew/search?q=kanarya-arama']
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path, { headers })).status))
  expect(statuses).toEqual([500, 500, 503])
  expect(await (await fetch(`${url}/baska`)).text()).not.toContain('the page broke')
  const told = lines.map((line): unknown => JSON.parse(line))
  const err = { type: 'Error', message: 'the page broke', stack: expect.stringContaining('log.test.ts') }
  expect(told).toContainEqual(expect.objectContaining({ app: 'web', msg: 'surprise', err, route: '/*' }))
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  expect(lines.join('')).not.toContain('kanarya')
})

it('does not log an error when a client disconnects before the response', async () => {
  const [begun, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const provider = createServer((_request, answer) => {
    answer.once('close', () => closed.resolve())
    // The response has headers but its body never arrives.
    answer.writeHead(200).flushHeaders()
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  const told: string[] = []
  const app = makeServer(makeLog('web', 'trace', { write: (line) => void told.push(line) }), [])
  app.addHook('onSend', async () => begun.resolve())
  await passCallsOn(app, `http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const leaving = new AbortController()
  const asked = fetch(`${address}/eptnew/cart`, { method: 'POST', body: '{}', signal: leaving.signal }).catch(
    () => 'left',
  )
  await begun.promise
  leaving.abort()
  expect(await asked).toBe('left')
  await closed.promise
  await fetch(`${address}/baska`)
  expect(told.join('')).not.toContain('surprise')
  await app.close()
  provider.close()
})
