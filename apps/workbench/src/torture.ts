import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trials } from '@market/api/torture'
import { findPostgres } from './find-postgres.ts'

/**
 * `npm run torture [share]`: what `npm test` tries in its quick form, in full; `0.1` for a tenth of the rounds. Prints what
 * was seen, writes it to docs/torture.md and fails where a promise is broken. Everything runs on this machine alone.
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

findPostgres()
for (const { name, rounds, run } of trials) await report(name, Math.max(1, Math.round(rounds * share)), run)
await report('39, 42, 44: generated requests of every call', requestsPerCall * 2, async () => {
  const args = ['exec', 'vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'api', '--testTimeout=600000']
  const env = { ...process.env, REQUESTS_PER_CALL: String(requestsPerCall), REQUESTS_SEED: String(seed) }
  const { status } = spawnSync('pnpm', [...args, 'src/kernel/every-call.test.ts'], { cwd: root, env, stdio: 'ignore' })
  if (status !== 0) throw new Error(`an answer of 5xx or off schema; REQUESTS_SEED=${seed} finds it again`)
  return `no 5xx, no answer off schema (seed ${seed})`
})
await report('46: advisories', 1, async () => {
  const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], { cwd: root, encoding: 'utf8' })
  if (!stdout.trimStart().startsWith('{')) throw new Error('the registry does not tell of advisories here')
  const { high = 0, critical = 0 } = JSON.parse(stdout).metadata.vulnerabilities
  if (high + critical > 0) throw new Error(`${high} high, ${critical} critical`)
  return '0 high, 0 critical'
})
writeFileSync(join(root, 'docs/torture.md'), page())
process.exit(broken === 0 ? 0 : 1)

async function report(name: string, rounds: number, run: (rounds: number) => Promise<string>): Promise<void> {
  const began = performance.now()
  const [mark, seen] = await run(rounds).then(
    (text) => ['✓', text] as const,
    (error: unknown) => ['✗', error instanceof Error ? error.message : String(error)] as const,
  )
  if (mark === '✗') broken += 1
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${mark} ${name} (${rounds} rounds, ${seconds} s): ${seen}\n`)
  rows.push(`| ${mark} | ${name} | ${rounds} | ${seconds} | ${seen.replaceAll('|', '/').replaceAll('\n', ' ')} |`)
}

function page(): string {
  return `# Torture

\`npm run torture\` does in full what \`npm test\` tries in its quick form, on this machine alone; \`npm run torture -- 0.1\` does a
tenth of it. The numbers are those of the promises. Written by the last run, with a share of ${share} on ${cpus().length} processors:

| | promise | rounds | seconds | seen |
|---|---|---|---|---|
${rows.join('\n')}
`
}
