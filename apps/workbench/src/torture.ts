import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { busyWith } from '@market/api/demand'
import { NotTried } from '@market/api/not-tried'
import { trials } from '@market/api/torture'
import { buildWeb } from './build-web.ts'
import { findPostgres } from './find-postgres.ts'
import { frozenDatabase } from './torture/frozen-database.ts'
import { longLoad } from './torture/long-load.ts'
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
const rows: string[] = []
let broken = 0
let notTried = 0
const fullLoadSeconds = 7_200
const fullFreezes = 4
const fullFreezeMs = 30_000

findPostgres()
await buildWeb(root)
for (const { name, rounds, run } of trials) await report(name, Math.max(1, Math.round(rounds * share)), run)
await report('39, 42, 44: generated requests of every call', requestsPerCall * 2, async () => {
  const args = ['exec', 'vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'api', '--testTimeout=600000']
  const env = { ...process.env, REQUESTS_PER_CALL: String(requestsPerCall), REQUESTS_SEED: String(seed) }
  const { status } = spawnSync('pnpm', [...args, 'src/kernel/every-call.test.ts'], { cwd: root, env, stdio: 'ignore' })
  if (status !== 0) throw new Error(`an answer of 5xx or off schema; REQUESTS_SEED=${seed} finds it again`)
  return `no 5xx, no answer off schema (seed ${seed})`
})
await report('50: PostgreSQL frozen under paying buyers', Math.max(1, Math.round(fullFreezes * share)), (freezes) =>
  frozenDatabase(freezes, Math.min(fullFreezeMs, Math.max(10_000, fullFreezeMs * share * 2))),
)
await report(
  '43: clients that send nothing, headers or a body slowly, of each kind',
  Math.max(10, Math.round(200 * share)),
  slowShop,
)
await report('58: browsing, carts and buying, in seconds', Math.max(30, Math.round(fullLoadSeconds * share)), longLoad)
await report('46: advisories', 1, async () => {
  const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], { cwd: root, encoding: 'utf8' })
  const counts = stdout.trimStart().startsWith('{') ? JSON.parse(stdout).metadata?.vulnerabilities : undefined
  if (!counts) throw new NotTried('the registry here does not tell of advisories')
  const { high = 0, critical = 0 } = counts
  if (high + critical > 0) throw new Error(`${high} high, ${critical} critical`)
  return '0 high, 0 critical'
})
writeFileSync(join(root, 'docs/torture.md'), page())
process.stdout.write(`${summary()}\n`)
process.exit(broken === 0 ? 0 : 1)

async function report(name: string, rounds: number, run: (rounds: number) => Promise<string>): Promise<void> {
  const began = performance.now()
  const [mark, seen] = await run(rounds).then(
    (text) => ['✓', text] as const,
    (error: unknown) => {
      const sentence = error instanceof Error ? error.message : String(error)
      if (error instanceof NotTried) return ['–', `not tried, because ${sentence}`] as const
      // The trial itself waits for a connection no longer than a call does.
      const busy = /connection timeout|trying to connect/.test(sentence) ? busyWith() : undefined
      return busy === undefined
        ? (['✗', sentence] as const)
        : (['–', `not tried, because ${busy}: ${sentence}`] as const)
    },
  )
  if (mark === '✗') broken += 1
  if (mark === '–') notTried += 1
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${mark} ${name} (${rounds} rounds, ${seconds} s): ${seen}\n`)
  rows.push(`| ${mark} | ${name} | ${rounds} | ${seconds} | ${seen.replaceAll('|', '/').replaceAll('\n', ' ')} |`)
}

function summary(): string {
  const held = rows.length - broken - notTried
  return `${held} held, ${broken} broken, ${notTried} not tried.`
}

function page(): string {
  return `# Torture

\`npm run torture\` does in full what \`npm test\` tries in its quick form, on this machine alone; \`npm run torture -- 0.1\` does a
tenth of it. The numbers are those of the promises. Written by the last run, with a share of ${share} on ${cpus().length} processors:

| | promise | rounds | seconds | seen |
|---|---|---|---|---|
${rows.join('\n')}

${summary()}
`
}
