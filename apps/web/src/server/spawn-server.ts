import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'

/** `api-and-counter` is the API with the panels' servers in one process, for the embedded database. */
export type ServerName = 'web' | 'api' | 'counter' | 'api-and-counter'

/**
 * V8 collects garbage late while the machine has free memory, and a server's heap is small: without a limit the process
 * grows to several times the memory it needs. The garbage of a page fits into the young generation and is freed before
 * it would be moved. One thread collects it, because on so small a heap more threads cost more than they help.
 */
const common = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', '--no-parallel-scavenge']
const servers = {
  // Cached pages that are dropped are in the old generation, which is collected when it has grown by 60 %, not by a
  // quarter. 45 MB of it are in use; with a limit of 256 MB there were 20 MB more garbage.
  web: { file: 'apps/web/src/server/main.ts', flags: ['--max-old-space-size=128', '--heap-growing-percent=60'] },
  api: { file: 'apps/api/src/main.ts', flags: ['--max-old-space-size=256'] },
  counter: { file: 'apps/counter/src/main.ts', flags: ['--max-old-space-size=256'] },
  'api-and-counter': { file: 'apps/counter/src/with-api.ts', flags: ['--max-old-space-size=320'] },
} as const

/** Command of a server: Node's arguments and the environment. `root` is the repository's folder. */
export function serverCommand(
  name: ServerName,
  { root, env }: { readonly root: string; readonly env: NodeJS.ProcessEnv },
): { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv } {
  const { file, flags } = servers[name]
  return {
    args: [...common, ...flags, join(root, file)],
    env: {
      // Each further arena of malloc keeps memory that the others could use.
      MALLOC_ARENA_MAX: '1',
      // Returns memory used by seeding or compiling to the system; glibc would keep more and more of it.
      MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
      // Compiling modules is a quarter of the API's start time and half of the web server's.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/market/compiled'),
      ...env,
    },
  }
}

/** Starts a server of the shop as a separate process. */
export function spawnServer(
  name: ServerName,
  { stdio, ...where }: { readonly root: string; readonly env: NodeJS.ProcessEnv; readonly stdio: StdioOptions },
): ChildProcess {
  const { args, env } = serverCommand(name, where)
  return spawn(process.execPath, args, { cwd: where.root, env, stdio })
}
