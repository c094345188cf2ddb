import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NotTried } from '@market/api/not-tried'
import { trials } from '@market/api/torture'
import { buildWeb } from './build-web.ts'
import { findPostgres } from './find-postgres.ts'
import { frozenDatabase } from './torture/frozen-database.ts'
import { longLoad } from './torture/long-load.ts'
import { makeReport } from './torture/make-report.ts'
import { slowShop } from './torture/slow-shop.ts'

/**
 * `npm run torture [share]`: what `npm test` tries in its quick form, in full; `0.1` for a tenth of the rounds. Prints what
 * was seen, writes it to docs/torture.md and fails where a promise is broken; what this machine does not allow is said to be
 * not tried, and fails nothing. Everything runs on this machine alone.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const share = Number(process.argv[2] ?? 1)
if (!(share > 0 && share <= 10)) {
  process.stderr.write('Say a share of the rounds: npm run torture -- 0.1\n')
  process.exit(2)
}
const requestsPerCall = Math.max(16, Math.round(595 * share))
const seed = Math.floor(Date.now() / 1000)
const fullLoadSeconds = 7_200
const fullFreezes = 4
const fullFreezeMs = 30_000
/** The longest trial takes two hours in full; a busy machine several times as long. */
const patienceMs = 3_600_000 * (1 + 8 * share)

const report = makeReport(patienceMs, ({ mark, name, rounds, seconds, seen }) =>
  process.stdout.write(`${mark} ${name} (${rounds} rounds, ${seconds} s): ${seen}\n`),
)
process.on('unhandledRejection', report.surprise)
process.on('uncaughtException', report.surprise)

findPostgres()
await buildWeb(root)
for (const { name, rounds, run } of trials) await report.try(name, Math.max(1, Math.round(rounds * share)), run)
await report.try('39, 42, 44: generated requests of every call', requestsPerCall * 2, async () => {
  const args = ['exec', 'vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'api', '--testTimeout=600000']
  const env = { ...process.env, REQUESTS_PER_CALL: String(requestsPerCall), REQUESTS_SEED: String(seed) }
  const { status, stdout } = spawnSync('pnpm', [...args, 'src/kernel/every-call.test.ts'], {
    cwd: root,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const first = /(?:FAIL|Error:).*/.exec(stdout)?.[0] ?? 'the run ended'
  if (status !== 0) throw new Error(`${first}; REQUESTS_SEED=${seed} finds it again`)
  return `no 5xx, no answer off schema (seed ${seed})`
})
await report.try('50: PostgreSQL frozen under paying buyers', Math.max(1, Math.round(fullFreezes * share)), (freezes) =>
  frozenDatabase(freezes, Math.min(fullFreezeMs, Math.max(10_000, fullFreezeMs * share * 2))),
)
await report.try(
  '43: clients that send nothing, headers or a body slowly, of each kind',
  Math.max(10, Math.round(200 * share)),
  slowShop,
)
await report.try(
  '58: browsing, carts and buying, in seconds',
  Math.max(30, Math.round(fullLoadSeconds * share)),
  longLoad,
)
await report.try('46: advisories', 1, async () => {
  const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], { cwd: root, encoding: 'utf8' })
  const counts = stdout.trimStart().startsWith('{') ? JSON.parse(stdout).metadata?.vulnerabilities : undefined
  if (!counts) throw new NotTried('the registry here does not tell of advisories')
  const { high = 0, critical = 0 } = counts
  if (high + critical > 0) throw new Error(`${high} high, ${critical} critical`)
  return '0 high, 0 critical'
})
writeFileSync(join(root, 'docs/torture.md'), page())
process.stdout.write(`${summary()}\n`)
process.exit(report.rows.some(({ mark }) => mark === '✗') ? 1 : 0)

function summary(): string {
  const count = (wanted: string) => report.rows.filter(({ mark }) => mark === wanted).length
  return `${count('✓')} held, ${count('✗')} broken, ${count('–')} not tried.`
}

function page(): string {
  const rows = report.rows.map(
    ({ mark, name, rounds, seconds, seen }) =>
      `| ${mark} | ${name} | ${rounds} | ${seconds} | ${seen.replaceAll('|', '/').replaceAll('\n', ' ')} |`,
  )
  return `# Torture

\`npm run torture\` does in full what \`npm test\` tries in its quick form, on this machine alone; \`npm run torture -- 0.1\` does a
tenth of it. The numbers are those of the promises. Written by the last run, with a share of ${share} on ${cpus().length} processors:

| | promise | rounds | seconds | seen |
|---|---|---|---|---|
${rows.join('\n')}

${summary()}
`
}
