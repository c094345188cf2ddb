import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-ports.ts'

const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/market/compiled', import.meta.url))

export interface SpawnedApi {
  readonly url: string
  readonly pid: number
  /** Address of its sandbox bank, whatever `BANK_URL` is. */
  readonly bankUrl: string
  /** Sends SIGKILL, as a power failure would end it. */
  kill(): void
  /** Sends SIGTERM. */
  terminate(): void
  /** Resolves with the exit code when the process ends; null if it was killed. */
  readonly ended: Promise<number | null>
}

/** Starts the API in a separate process by its real entry point, without a seed. */
export async function spawnApi(env: Readonly<Record<string, string>>): Promise<SpawnedApi> {
  const [port, bankPort] = [Number(env['API_PORT'] ?? (await freePort())), await freePort()]
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      // Caches compiled modules, since compiling takes half of a start.
      NODE_COMPILE_CACHE: compileCache,
      API_PORT: String(port),
      BANK_PORT: String(bankPort),
      SEED_PRODUCTS: '0',
      ANONYMOUS_TOKENS: '1000000',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const url = `http://127.0.0.1:${port}`
  await listening(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    bankUrl: `http://127.0.0.1:${bankPort}`,
    kill: () => child.kill('SIGKILL'),
    terminate: () => child.kill('SIGTERM'),
    ended,
  }
}

async function listening(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode} before it listened`)
    const heard = await fetch(`${url}/eptnew/none`).catch(() => undefined)
    if (heard) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
