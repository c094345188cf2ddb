import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const git = (...args: readonly string[]): string =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).stdout.trimEnd()

export interface ReleasedReport {
  /** Without the tag's `v`. */
  readonly version: string
  readonly pages: ReadonlyMap<string, string>
}

/** The report of the newest release, which git has by its tag `v1.2.3`; undefined before the first release. */
export function releasedReport(): ReleasedReport | undefined {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')
  if (tag === '') return undefined
  const files = git('ls-tree', '--name-only', tag, 'docs/api/').split('\n').filter(Boolean)
  return {
    version: tag.slice(1),
    pages: new Map(files.map((file) => [file.replace('docs/api/', ''), git('show', `${tag}:${file}`)])),
  }
}

/** The version of the core in the sources. */
export const coreVersion = (): string =>
  String(JSON.parse(readFileSync(join(root, 'packages/domain/package.json'), 'utf8')).version)
