import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url))

/** The test program of the bare project; the same lines run in Node, in a page and in workers. */
export const program = `
import { classifyPath, formatPrice, fromLira, isNationalId, slugify, upperTr } from '@market/domain'
export const answers = () => JSON.stringify([
  formatPrice(fromLira(1234.56)),
  isNationalId('10000000146'),
  isNationalId('10000000147'),
  upperTr('ığdır istanbul'),
  slugify('Şık Çanta'),
  classifyPath('/bez-canta-p-7'),
])
`
/** The expected output of the program. */
export const answers = JSON.stringify([
  '1.234,56 TL',
  true,
  false,
  'IĞDIR İSTANBUL',
  'sik-canta',
  { type: 'product', slug: 'bez-canta', id: 7, comments: false },
])

export interface BareProject {
  readonly folder: string
  /** The packed core, a `.tgz` file. */
  readonly tarball: string
  remove(): void
}

/** Packs a package of the workspace into a folder, and returns the file. */
function pack(name: string, folder: string): string {
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: join(packages, name), stdio: 'pipe' })
  const tarball = readdirSync(folder).find((file) => file.startsWith(`market-${name}-`))
  if (!tarball) throw new Error('pnpm pack left no tarball')
  return tarball
}

/** Creates a project outside the workspace that contains only the packed core. */
export function installDomain(): BareProject {
  const folder = mkdtempSync(join(tmpdir(), 'market-bare-'))
  const tarball = pack('domain', folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bare', private: true, type: 'module' }))
  const quietly = ['--offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...quietly, `./${tarball}`], { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'program.js'), program)
  return { folder, tarball: join(folder, tarball), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Adds the packed suites and fakes to a project with the core, beside the workspace's `vitest` and `fast-check`. */
export function installTesting({ folder }: BareProject): { readonly tarball: string } {
  const tarball = join(folder, pack('testing', folder))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@market/testing'))
  execFileSync('tar', ['-xzf', tarball, '-C', join(modules, '@market/testing'), '--strip-components=1'])
  for (const name of ['vitest', 'fast-check'])
    symlinkSync(join(packages, 'testing/node_modules', name), join(modules, name))
  return { tarball }
}
