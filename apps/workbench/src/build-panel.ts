import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceStamp } from './build-web.ts'
import { run } from './run.ts'

/** Builds the panels of sellers and of the office, if a source has changed since the last build. */
export async function buildPanel(root: string): Promise<void> {
  const panel = join(root, 'apps/panel')
  if (!existsSync(join(panel, 'package.json'))) return
  const stampFile = join(panel, 'dist/built-from.txt')
  const stamp = sourceStamp(root, 'panel')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stdout.write('Building the panels …\n')
  const env = { ...process.env, NODE_ENV: 'production' }
  await run('pnpm', ['run', 'build'], { cwd: panel, env })
  await run('node', [join(root, 'apps/workbench/src/precompress.ts'), join(panel, 'dist')], { cwd: root })
  writeFileSync(stampFile, stamp)
}
