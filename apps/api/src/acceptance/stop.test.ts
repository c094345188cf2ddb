import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyTemplate } from '../testing/database-template.ts'
import { sigtermUnderLoad } from '../testing/sigterm-under-load.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'market-stop-'))
beforeAll(() => copyTemplate(inject('databaseTemplate'), DATA_DIR))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

// security.md 57.
it('SIGTERM under load: what was accepted is answered, and the process ends by itself', async () => {
  const { code, answered, dropped } = await sigtermUnderLoad({ DATA_DIR, DRAIN_MS: '1500' })
  expect({ code, dropped }).toEqual({ code: 0, dropped: [] })
  expect(answered).toBeGreaterThan(200)
})
