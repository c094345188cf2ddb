import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'

export type ServerName = 'web' | 'api'

/**
 * V8 lets garbage lie as long as the machine has memory, and a server's heap is small: without a bound its process grows to
 * several times of what it needs. What a page leaves behind fits into the young generation and is gone before it would be
 * moved, by one thread: on a heap this small others cost more than they help.
 */
const common = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', '--no-parallel-scavenge']
const servers = {
  // Pages that are kept and let go lie in the old generation: looked through when it has grown by 60 %, not by a quarter.
  // 45 MB of it live; a bound of 256 MB let 20 MB more of garbage lie.
  web: { file: 'apps/web/src/server/main.ts', flags: ['--max-old-space-size=128', '--heap-growing-percent=60'] },
  api: { file: 'apps/api/src/main.ts', flags: ['--max-old-space-size=256'] },
} as const

/** Command of a server: Node's arguments and the environment; `root` is the repository. */
export function serverCommand(
  name: ServerName,
  { root, env }: { readonly root: string; readonly env: NodeJS.ProcessEnv },
): { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv } {
  const { file, flags } = servers[name]
  return {
    args: [...common, ...flags, join(root, file)],
    env: {
      // Each further arena of malloc holds on to what others could use.
      MALLOC_ARENA_MAX: '1',
      // Returns memory that seeding or compiling took; glibc would keep ever more of it.
      MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
      // Compiling its modules is a quarter of what a start costs the API, and half for the web.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/market/compiled'),
      ...env,
    },
  }
}

/** A server of the shop as a process of its own. */
export function spawnServer(
  name: ServerName,
  { stdio, ...where }: { readonly root: string; readonly env: NodeJS.ProcessEnv; readonly stdio: StdioOptions },
): ChildProcess {
  const { args, env } = serverCommand(name, where)
  return spawn(process.execPath, args, { cwd: where.root, env, stdio })
}
