import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDatabase } from './deploy-check/check-database.ts'
import { checkProxy } from './deploy-check/check-proxy.ts'
import { checkUnits } from './deploy-check/check-units.ts'
import { deploy, findProgram, runProgram } from './deploy-check/machine.ts'

/** First of the ports used here. They are free on most machines and differ from those of a running shop. */
const port = Number(process.env['CHECK_PORT'] ?? 4700)
const folder = mkdtempSync(join(tmpdir(), 'deploy-check-'))

interface Check {
  readonly name: string
  /** Programs that the check runs, with their Debian packages. */
  readonly programs: Readonly<Record<string, string>>
  run(): void | Promise<void>
}
const checks: readonly Check[] = [
  { name: 'units of systemd', programs: { 'systemd-analyze': 'systemd' }, run: () => checkUnits(folder) },
  {
    name: 'HAProxy with TLS',
    programs: { haproxy: 'haproxy', openssl: 'openssl' },
    run: () => checkProxy(folder, [port, port + 1]),
  },
  {
    name: 'PostgreSQL, PgBouncer, the API on both, backup and a moment restored',
    programs: { initdb: 'postgresql', psql: 'postgresql-client', pgbouncer: 'pgbouncer', runuser: 'util-linux' },
    run: () => checkDatabase(folder, { postgres: port + 2, pooler: port + 3, api: port + 4, restored: port + 6 }),
  },
  {
    name: 'Prometheus and its alerts',
    programs: { promtool: 'prometheus' },
    run: () => {
      runProgram('promtool', ['check', 'config', join(deploy, 'prometheus.yml')])
      runProgram('promtool', ['test', 'rules', join(deploy, 'alerts.test.yml')])
    },
  },
]

/** `npm run deploy-check`: tests the files in `deploy` with the programs of this machine. Installs nothing. */
let held = 0
for (const { name, programs, run } of checks) {
  const missing = Object.entries(programs).flatMap(([program, named]) => (findProgram(program) ? [] : [named]))
  if (missing.length > 0) {
    process.stdout.write(`NOT TRIED  ${name}: install ${missing.join(', ')}\n`)
    continue
  }
  try {
    await run()
    held += 1
    process.stdout.write(`holds      ${name}\n`)
  } catch (error) {
    process.stdout.write(`FAILS      ${name}\n${error instanceof Error ? error.message : String(error)}\n`)
  }
}
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${held} of ${checks.length} hold\n`)
process.exit(held === checks.length ? 0 : 1)
