import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const sources = ['packages/pictures/{*.tsv,drawings/**,src/**}', 'apps/api/src/pictures/**', 'pnpm-lock.yaml']

/**
 * The folder with the rendered pictures of this checkout. A change of the drawings, or of the code that renders and
 * stores them, leads to an empty folder and deletes the earlier one.
 */
export function picturesFolder(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort())
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  const name = hash.digest('hex').slice(0, 16)
  const all = join(root, 'node_modules/.cache/market/pictures')
  for (const other of existsSync(all) ? readdirSync(all) : [])
    if (other !== name) rmSync(join(all, other), { recursive: true, force: true })
  return join(all, name)
}
