import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Declaration files of the core by their path from its source folder, as the package ships them. */
export function emitDeclarations(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'market-api-'))
  try {
    const project = join(root, 'packages/domain/tsconfig.build.json')
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--emitDeclarationOnly', '--outDir', folder])
    const names = globSync('**/*.d.ts', { cwd: folder }).sort()
    return new Map(
      names.map((name) => [
        name.replace('.d.ts', '.ts').replaceAll('\\', '/'),
        readFileSync(join(folder, name), 'utf8'),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
