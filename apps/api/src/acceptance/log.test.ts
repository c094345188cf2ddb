import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postAccessToken, postHgsAccount, postRegister } from '@market/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApi, startApi } from '../start-api.ts'
import { makeVisitor, sendCall } from '../testing/make-visitor.ts'
import { testCards } from '@market/bank'
import { readConfig } from '../platform/config/config.ts'
import { makeLog } from '@market/server'
import { testNow } from '../testing/test-clock.ts'

const lines: string[] = []
let dataDir: string
let api: RunningApi
let url: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'market-log-'))
  const config = { ...readConfig({ DATA_DIR: dataDir }), port: 0, bankPort: 0, products: 0, drainMs: 0 }
  const log = makeLog('api', 'trace', { write: (line) => void lines.push(line) })
  api = await startApi(config, { clock: { now: testNow }, log }, { jobs: false })
  const address = api.app.server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  await api.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

// security.md 36, 45. Generated test values that occur nowhere else.
it('one JSON line each, with no secret of a shopper in it, when all goes well and when it breaks', async () => {
  const [card] = testCards
  const canaries = [
    'Kanarya-Parola-77',
    'kanarya@ornek.test',
    card?.number ?? '',
    '34KNR777',
    'KANARYA ADI',
    'kanarya-arama',
  ]
  const [password = '', email = '', number = '', plate = '', name = ''] = canaries
  const visitor = await makeVisitor(url)
  await sendCall(url, undefined, postAccessToken, { body: { username: email, password } })
  await visitor.call(postRegister, { body: { email, password, first_name: name, last_name: name } })
  for (const cvc of ['842', 'x'])
    await fetch(api.provider.tokenizerUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api.deps.config.siteUrl },
      body: JSON.stringify({ number, name, month: '12', year: '2035', cvc }),
    })
  await fetch(`${url}/eptnew/search?q=kanarya-arama%0A%7B%22level%22%3A60%7D`, {
    headers: { authorization: `Bearer ${visitor.bearer}`, 'user-agent': `a","level":60,"b":"${email}` },
  })
  await fetch(`${url}/eptnew/%0A%7B%22level%22%3A60%7D?q=kanarya-arama`)
  // Errors are logged with their stack, still without typed values.
  await sql`alter table hgs_accounts rename to hgs_accounts_gone`.execute(api.deps.db)
  const broken = await visitor.call(postHgsAccount, { body: { by: 'plate', vehicle: plate } })
  expect(broken.status).toBe(500)

  const told = lines.map((line): unknown => JSON.parse(line))
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  expect(told).toContainEqual(expect.objectContaining({ msg: 'surprise' }))
  const all = lines.join('')
  for (const secret of [...canaries, '"842"', visitor.bearer]) expect(all).not.toContain(secret)
})
