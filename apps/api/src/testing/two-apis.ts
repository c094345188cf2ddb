import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpawnedApi, spawnApi } from './spawn-api.ts'
import { startPostgres } from './start-postgres.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'
import { machineNow } from './test-clock.ts'
import { openPatiently } from './open-patiently.ts'

export interface TwoApis {
  /** The processes. As on two machines, each has its own folder; they share database and secrets. */
  readonly processes: readonly SpawnedApi[]
  /** An API in the test's process on the same database, for arranging and inspecting data. */
  readonly arranging: TestApi
  /** Kills both and starts both again at the same time. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts two APIs at the same time on a new, empty PostgreSQL. */
export async function startTwoApis(env: Readonly<Record<string, string>>): Promise<TwoApis> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'market-two-'))
  const dataDir = join(folder, 'zero')
  const database = await openPatiently(postgres.url, { poolSize: 10 })
  const arranging = await startTestApi({ dataDir }, database, machineNow)
  const shared = { DATABASE_URL: postgres.url, SECRETS_FILE: join(dataDir, 'secrets.json'), ...env }
  const spawnBoth = () =>
    Promise.all(['one', 'two'].map((name) => spawnApi({ ...shared, DATA_DIR: join(folder, name) })))
  const killBoth = async () => {
    for (const api of processes) api.kill()
    await Promise.all(processes.map(({ ended }) => ended))
  }
  let processes = await spawnBoth()
  return {
    get processes() {
      return processes
    },
    arranging,
    restart: async () => {
      await killBoth()
      processes = await spawnBoth()
    },
    stop: async () => {
      await killBoth()
      await arranging.stop()
      postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
