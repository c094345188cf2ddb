import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLog } from '@market/server'
import { expect, inject, it, onTestFinished } from 'vitest'
import { runOffice } from '../office/run-office.ts'
import { readConfig } from '../platform/config/config.ts'
import { startApi } from '../start-api.ts'
import { copyTemplate } from '../testing/database-template.ts'
import { testNow } from '../testing/test-clock.ts'

it('a filled database does not open with missing or changed secrets, until an operator accepts the loss', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-secrets-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  copyTemplate(inject('databaseTemplate'), dataDir)
  const env = { DATA_DIR: dataDir, SEED_PRODUCTS: '0', LOG_LEVEL: 'silent' }
  const file = join(dataDir, 'secrets.json')
  const start = async () => {
    const config = { ...readConfig(env), port: 0, bankPort: 0, drainMs: 0 }
    await (await startApi(config, { clock: { now: testNow }, log: makeLog('api', 'silent') }, { jobs: false })).stop()
  }
  const change = (more: object) => {
    const before = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...before, ...more }))
    return before
  }
  await start()
  // With a new token key members must sign in again; sealed data can still be read.
  const { data } = change({ token: 'x'.repeat(43), data: 'z'.repeat(43) })
  await expect(start()).rejects.toThrow(/^The secrets are not those of this database: put back the secrets\.json/)
  change({ data_before: [data] })
  await start()
  rmSync(file)
  await expect(runOffice(env, ['audit-books'])).rejects.toThrow(/not those of this database/)
  expect(await runOffice(env, ['accept-secrets'])).toMatchObject({ ok: true })
  await start()
})
