import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@market/api/create-database'
import { freePorts } from '@market/api/free-ports'
import { expect, inject, it } from 'vitest'

const program = fileURLToPath(new URL('../../workbench/bin/market.mjs', import.meta.url))

/** Ids of processes with this data folder in their environment, which Linux lists in `/proc`. */
const processesOf = (dataDir: string): readonly string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}\0`)
    } catch {
      // The process has ended, or belongs to another user.
      return false
    }
  })

async function answering(url: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true)
}

it.each([
  ['while it still fills the embedded database', 'port', '/favicon.svg', false],
  ['once all answers from PostgreSQL', 'apiPort', '/readyz', true],
] as const)('`npm start` that is ended %s leaves no process behind', async (_, which, path, filled) => {
  const database = filled ? await createDatabase(inject('shopTemplate').server) : undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'market-start-'))
  if (filled) cpSync(join(inject('shopTemplate').folder, 'data'), dataDir, { recursive: true })
  const [port = 0, apiPort = 0, bankPort = 0] = await freePorts(3)
  const shop = spawn(process.execPath, [program, 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      BANK_PORT: String(bankPort),
      DATA_DIR: dataDir,
      ...(database && { DATABASE_URL: database.url }),
      SEED_PRODUCTS: '200',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await answering(`http://127.0.0.1:${{ port, apiPort }[which]}${path}`)
    expect(processesOf(dataDir).length).toBeGreaterThan(2)
    shop.kill('SIGTERM')
    expect(await once(shop, 'exit')).toEqual([0, null])
    expect(processesOf(dataDir)).toEqual([])
  } finally {
    for (const pid of processesOf(dataDir)) process.kill(Number(pid), 'SIGKILL')
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
