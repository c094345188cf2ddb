import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

it('reports a damaged folder, and releases its lock', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-damaged-'))
  mkdirSync(join(dataDir, 'pglite'))
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), '17\n')
  for (let turn = 0; turn < 2; turn += 1)
    await expect(openDatabase({ dataDir })).rejects.toThrow(`${dataDir} does not open: its files are damaged`)
  rmSync(dataDir, { recursive: true })
})
