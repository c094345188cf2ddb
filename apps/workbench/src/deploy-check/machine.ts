import { execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../..', import.meta.url))
export const deploy = join(root, 'apps/deploy')

const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/sbin',
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
]

/** Path of a program; undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file))

/** Runs an installed program to its end and returns its output. Throws with all of its output if it fails. */
export function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const file = findProgram(name) ?? name
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env }, cwd: '/' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${name} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

/** Runs a PostgreSQL program; under root as the user `postgres`, because PostgreSQL refuses to run as root. */
export const asPostgres = (name: string, ...args: readonly string[]): string =>
  process.getuid?.() === 0
    ? runProgram('runuser', ['-u', 'postgres', '--', findProgram(name) ?? name, ...args])
    : runProgram(name, args)

/** Starts a program in the background and returns a function that stops it. */
export function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): () => void {
  const child = spawn(findProgram(name) ?? name, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  return () => {
    child.kill('SIGTERM')
  }
}

/**
 * Writes a copy of a file in `deploy` with replacements for this machine. Throws if a replaced text is no longer in the
 * file.
 */
export function adapt(file: string, to: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(deploy, file), 'utf8')
  for (const [said, here] of Object.entries(changes)) {
    if (!text.includes(said)) throw new Error(`apps/deploy/${file} no longer says "${said}"`)
    text = text.replaceAll(said, here)
  }
  writeFileSync(to, text)
  return to
}

/** Repeats a request until it succeeds. Throws after half a minute. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what}: no answer in 30 seconds`)
}

export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
