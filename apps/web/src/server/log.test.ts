// @vitest-environment node
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeLog } from '@market/server'
import { makeServer } from './make-server.ts'
import { passCallsOn } from './pass-calls-on.ts'

const lines: string[] = []
let web: FastifyInstance
let url: string
beforeAll(async () => {
  web = makeServer(makeLog('web', 'trace', { write: (line) => void lines.push(line) }), [])
  // Nothing listens there, so proxied calls fail.
  await passCallsOn(web, 'http://127.0.0.1:1')
  web.get('/*', async ({ headers }) => {
    throw Object.assign(new Error('the page broke'), { query: 'select', parameters: ['kanarya-deger'], headers })
  })
  url = await web.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => web.close())

// security.md 45.
it('one JSON line each, with where it broke and nothing of the shopper', async () => {
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
