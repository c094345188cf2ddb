import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { roomScore, withScore } from './mutation/room-score.ts'

/**
 * Mutates the core's code room by room, or only in the given room or folder, and counts the mutants that its tests do
 * not detect.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const domain = join(root, 'packages/domain')
const page = join(root, 'docs/mutation.md')
const rooms = readdirSync(join(domain, 'src'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const [wanted, ...options] = process.argv.slice(2)
if (wanted && !existsSync(join(domain, 'src', wanted))) {
  process.stderr.write(`Name one of the rooms, or a folder of one: ${rooms.join(', ')}\n`)
  process.exit(2)
}

let broken = 0
for (const room of wanted ? [wanted] : rooms) {
  process.stdout.write(`\n— ${room}\n`)
  const env = { ...process.env, ROOM: room }
  const { status } = spawnSync('pnpm', ['exec', 'stryker', 'run', ...options], { cwd: domain, env, stdio: 'inherit' })
  if (status !== 0) broken += 1
  const report = JSON.parse(readFileSync(join(domain, `reports/mutation/${room}.json`), 'utf8'))
  writeFileSync(page, withScore(readFileSync(page, 'utf8'), roomScore(room, report)))
}
process.exit(broken === 0 ? 0 : 1)
