import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const compileCache = fileURLToPath(new URL('../../../../node_modules/.cache/market/compiled', import.meta.url))

export interface SpawnedApi {
  readonly url: string
  readonly pid: number
  /** Where its sandbox bank listens, whatever `BANK_URL` says. */
  readonly bankUrl: string
  /** As power off: nothing is said to the process. */
  kill(): void
  /** As an orderly stop. */
  terminate(): void
  /** Settles with the exit code when the process has ended; null where it was killed. */
  readonly ended: Promise<number | null>
}

/** The API as a process of its own, the way it is started for real, without a seed. */
export async function spawnApi(env: Readonly<Record<string, string>>): Promise<SpawnedApi> {
  const [port, bankPort] = [Number(env['API_PORT'] ?? (await freePort())), await freePort()]
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      // Compiling the modules is half of a start.
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
