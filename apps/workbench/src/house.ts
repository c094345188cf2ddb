import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Prints what an engineer who moves in has to read, with the limits of the plan, and fails if one is exceeded. The order
 * of rooms and what a newcomer finds are held by tests (`arrows.test.ts`, `guide`).
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const files = git('ls-files').split('\n')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (chosen: readonly string[]) => chosen.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
const wordsOf = (chosen: readonly string[]) =>
  chosen.reduce((sum, file) => sum + read(file).split(/\s+/).filter(Boolean).length, 0)

const isTest = (file: string) =>
  /\.test(-d)?\.tsx?$|\.bench\.ts$|\/(testing|e2e|year)\/|^packages\/testing\//.test(file)
const sources = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file))
/** Pages that commands write from the code. */
const isGenerated = (file: string) => /^docs\/(api\/|specification\.md|machines\.md)/.test(file)
const documents = files.filter((file) => /^docs\/.*\.md$/.test(file) && !isGenerated(file))
/** The form of a subject, as the hook that checks new ones has it. */
const [, subjectForm] = /grep -qE '([^']+)'/.exec(read('.githooks/commit-msg')) ?? []
if (subjectForm === undefined) throw new Error('.githooks/commit-msg checks no form of a subject.')
const subject = new RegExp(subjectForm)
const subjects = git('log', '-200', '--no-merges', '--format=%s').split('\n')
const { exports: entries } = JSON.parse(read('packages/domain/package.json')) as {
  readonly exports: Readonly<Record<string, string>>
}
const rooms = new Set(files.flatMap((file) => /^packages\/domain\/src\/([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []))

interface Row {
  readonly what: string
  readonly figure: number
  /** A row without a limit is for information. */
  readonly max?: number
}
const rows: readonly Row[] = [
  { what: 'lines of TypeScript without tests', figure: linesOf(sources), max: 132_000 },
  { what: 'lines of the longest source file', figure: Math.max(...sources.map((file) => linesOf([file]))) },
  { what: 'lines of apps/web/vite.config.ts', figure: linesOf(['apps/web/vite.config.ts']), max: 80 },
  {
    what: 'rooms of the core without an entry of their own',
    figure: [...rooms].filter((room) => !(`./${room}` in entries)).length,
    max: 0,
  },
  {
    what: 'subjects of the last 200 commits out of form',
    figure: subjects.filter((line) => !subject.test(line) || line.length > 72).length,
    max: 0,
  },
  { what: 'words in docs/ without generated pages', figure: wordsOf(documents) },
]
const inThousands = (figure: number) => figure.toLocaleString('en')
for (const { what, figure, max = Infinity } of rows) {
  const limit = max === Infinity ? '' : `  (at most ${inThousands(max)})`
  const mark = max === Infinity ? ' ' : figure <= max ? '✓' : '✗'
  process.stdout.write(`${mark} ${what.padEnd(50)} ${inThousands(figure).padStart(8)}${limit}\n`)
}
process.exitCode = rows.every(({ figure, max = Infinity }) => figure <= max) ? 0 : 1
