import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

/** Builds the web app for browsers and for the server, if a source has changed since the last build. */
export async function buildWeb(root: string): Promise<void> {
  const web = join(root, 'apps/web')
  const stampFile = join(web, 'dist/built-from.txt')
  const stamp = sourceStamp(root, 'web')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stdout.write('Building the shop …\n')
  // Set NODE_ENV whatever the caller's is: test runs and shells may set another value, which would bundle the
  // development build of React.
  const env = { ...process.env, NODE_ENV: 'production' }
  await run('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], { cwd: web, env })
  await run('pnpm', ['exec', 'vite', 'build', '--ssr', '--logLevel', 'warn'], { cwd: web, env })
  await run('node', [join(root, 'apps/workbench/src/precompress.ts'), join(web, 'dist/client')], { cwd: root })
  writeFileSync(stampFile, stamp)
}

/** A hash of the names, sizes and times of all sources of an app for browsers. */
export function sourceStamp(root: string, app: 'web' | 'panel'): string {
  const files = globSync(
    [
      'packages/{domain,contract,http,browser,stores,react,ui,server}/**',
      `apps/${app}/{src/**,*.html,*.ts,package.json}`,
      'pnpm-lock.yaml',
    ],
    {
      cwd: root,
      exclude: (name) => /node_modules|\.types|dist|\.test\./.test(String(name)),
    },
  ).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const found = statSync(join(root, file))
    if (found.isFile()) hash.update(`${file} ${found.size} ${found.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
