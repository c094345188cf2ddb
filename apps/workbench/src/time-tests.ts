import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath, URL } from 'node:url'
import { processorTime, processorTimeOf } from './processor-time.ts'

/**
 * `npm run time-tests -- [runs] [--busy N] [--against REVISION]`: runs `npm test` in clean clones of the last commit,
 * alternating with clones of another revision, and prints a row per run. `--busy` keeps N processors busy meanwhile.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const { runs, busy, revisions } = readArguments(process.argv.slice(2))

console.log('| commit | busy loops | result | minutes | processor minutes |\n|---|---|---|---|---|')
let failed = false
for (let run = 0; run < runs; run += 1)
  for (const revision of revisions) {
    const row = await timeTests(revision)
    failed ||= !row.result.endsWith(', 0 failed')
    console.log(`| ${revision} | ${busy} | ${row.result} | ${row.minutes} | ${row.processorMinutes} |`)
  }
process.exit(failed ? 1 : 0)

function readArguments(args: readonly string[]) {
  const valueOf = (option: string) => args[args.indexOf(option) + 1]
  const head = git('rev-parse', '--short', 'HEAD')
  const against = args.includes('--against') ? git('rev-parse', '--short', valueOf('--against') ?? '') : undefined
  return {
    runs: Number(args[0]) || 1,
    busy: args.includes('--busy') ? Number(valueOf('--busy')) : 0,
    revisions: against ? [head, against] : [head],
  }
}

/** Runs the tests of one revision in a clean clone, which is deleted afterwards. */
async function timeTests(revision: string) {
  const folder = mkdtempSync(join(tmpdir(), 'market-clone-'))
  git('clone', '--quiet', root, folder)
  git('-C', folder, 'checkout', '--quiet', revision)
  const loops = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  const before = { ms: performance.now(), processor: processorTime() ?? Number.NaN }
  try {
    const test = spawn('npm', ['test'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = await Promise.all([text(test.stdout), once(test, 'close')])
    const ofLoops = loops.reduce((sum, { pid }) => sum + processorTimeOf(pid ?? 0), 0)
    const processor = (processorTime() ?? Number.NaN) - before.processor - ofLoops
    if (!/, 0 failed\s*$/.test(output)) console.error(output.slice(-4_000))
    return {
      result: output.trim().split('\n').at(-1) ?? '',
      minutes: ((performance.now() - before.ms) / 60_000).toFixed(1),
      processorMinutes: (processor / 60).toFixed(1),
    }
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
