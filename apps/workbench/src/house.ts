import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Prints how much a new engineer has to read, with limits, and fails if one is exceeded. The limits were set when the
 * first row was 183,500 and the last 49,000. `arrows.test.ts` holds the order of rooms.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const files = git('ls-files').split('\n')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (chosen: readonly string[]) => chosen.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
const wordsOf = (chosen: readonly string[]) =>
  chosen.reduce((sum, file) => sum + read(file).split(/\s+/).filter(Boolean).length, 0)

const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
/** Fakes, contract suites and tools that only tests, benches and the simulated year run. */
const ofTests = sources.filter((file) =>
  /\.bench\.ts$|\/(testing|e2e|year|bench|torture|acceptance)\/|^packages\/commerce\/.*(\/memory\/|-(contract|subject)\.ts$)/.test(
    file,
  ),
)
const shopSources = sources.filter((file) => !ofTests.includes(file))
const forNewcomers = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'LICENSE',
  '.editorconfig',
  '.nvmrc',
  '.githooks/commit-msg',
]
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
  { what: '  fakes, suites and tools of tests among them', figure: linesOf(ofTests) },
  {
    what: '  panels and their server among the others',
    figure: linesOf(shopSources.filter((file) => /^apps\/(panel|counter)\//.test(file))),
  },
  { what: 'lines of the longest source file', figure: Math.max(...shopSources.map((file) => linesOf([file]))) },
  {
    what: 'files that rewrite libraries for the build',
    figure: files.filter((file) => file.startsWith('apps/web/lean/')).length,
    max: 0,
  },
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
  {
    what: 'missing files that a newcomer needs',
    figure: forNewcomers.filter((file) => !files.includes(file)).length,
    max: 0,
  },
  { what: 'words in docs/ without generated pages', figure: wordsOf(documents), max: 24_500 },
]
const inThousands = (figure: number) => figure.toLocaleString('en')
for (const { what, figure, max = Infinity } of rows) {
  const limit = max === Infinity ? '' : `  (at most ${inThousands(max)})`
  const mark = max === Infinity ? ' ' : figure <= max ? '✓' : '✗'
  process.stdout.write(`${mark} ${what.padEnd(50)} ${inThousands(figure).padStart(8)}${limit}\n`)
}
process.exitCode = rows.every(({ figure, max = Infinity }) => figure <= max) ? 0 : 1
