import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServerName, spawnServer } from '@market/web/spawn-server'
import { freePorts } from './free-ports.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export interface Shop {
  readonly url: string
  readonly dataDir: string
  /** Process ids of the web server and of the API as it runs now. */
  pids(): { readonly web: number; readonly api: number }
  /** The code in the newest mail or text message that came after `after` (ms). */
  code(kind: 'mail' | 'sms', after: number): Promise<string>
  /** Mails so far as plain text with its headers, oldest first. */
  mails(): readonly string[]
  stopApi(): Promise<void>
  startApi(): Promise<void>
  /** Ends the servers and leaves the data. */
  stopServers(): Promise<void>
  /** Ends the servers and takes the data away. */
  stop(): Promise<void>
}

/**
 * The real shop on a database of its own: API with sandbox bank, and web server, as processes.
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  for (let tries = 1; ; tries += 1)
    try {
      return await startOnce(options)
    } catch (error) {
      // A port that was free may be taken before the server opens it.
      if (tries === 3) throw error
    }
}

interface ShopOptions {
  readonly products: number
  /** A database of PostgreSQL to fill, instead of the embedded one. */
  readonly databaseUrl?: string
  /** Folder of the template (`shop-template.ts`), which this one begins as. */
  readonly from?: string
  readonly settings?: Readonly<Record<string, string>>
}

async function startOnce(options: ShopOptions): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-e2e-'))
  if (options.from) cpSync(join(options.from, 'data'), dataDir, { recursive: true })
  const [port, apiPort, bankPort] = await freePorts(3)
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    BANK_PORT: String(bankPort),
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl ?? '',
    SEED_PRODUCTS: String(options.products),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...(options.from && { PICTURES_DIR: join(options.from, 'pictures') }),
    ...options.settings,
  }
  const run = (name: ServerName) => spawnServer(name, { root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  let api: ChildProcess | undefined
  const startApi = async () => {
    api = run('api')
    await answering(`http://127.0.0.1:${apiPort}/readyz`, api)
  }
  await startApi().catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  })
  const web = run('web')
  const stopServers = async () => void (await Promise.all([ended(api), ended(web)]))
  await answering(`http://127.0.0.1:${port}/favicon.svg`, web).catch(async (error: unknown) => {
    // An API left behind would keep the tests' process from ending.
    await stopServers()
    throw error
  })

  return {
    url: `http://localhost:${port}`,
    dataDir,
    pids: () => ({ web: web.pid ?? 0, api: api?.pid ?? 0 }),
    startApi,
    stopApi: () => ended(api),
    stopServers,
    async stop() {
      await stopServers()
      rmSync(dataDir, { recursive: true, force: true })
    },
    mails() {
      const outbox = join(dataDir, 'outbox')
      const names = existsSync(outbox) ? readdirSync(outbox).sort() : []
      return names
        .filter((name) => name.endsWith('.txt') && !name.endsWith('.sms.txt'))
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
    },
    async code(kind, after) {
      const outbox = join(dataDir, 'outbox')
      for (;;) {
        const names = existsSync(outbox) ? readdirSync(outbox) : []
        const wanted = names
          .filter((name) =>
            kind === 'sms' ? name.endsWith('.sms.txt') : name.endsWith('.txt') && !name.endsWith('.sms.txt'),
          )
          .sort()
        const newest = wanted.at(-1)
        const found =
          newest && timeOf(newest) >= after ? /\b(\d{6})\b/.exec(readFileSync(join(outbox, newest), 'utf8')) : undefined
        if (found?.[1]) return found[1]
        await pause()
      }
    },
  }
}

/** ms of `2026-11-21_03-44-52-105_…`, in the machine's own zone or UTC, whichever is nearer to now. */
const timeOf = (name: string): number => {
  const [, day, hour, minute, second, ms] = /^(\d{4}-\d{2}-\d{2})_(\d{2})-(\d{2})-(\d{2})-(\d{3})/.exec(name) ?? []
  const text = `${day}T${hour}:${minute}:${second}.${ms}`
  const [local, utc] = [Date.parse(text), Date.parse(`${text}Z`)]
  return Math.abs(local - Date.now()) < Math.abs(utc - Date.now()) ? local : utc
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`)
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await pause()
  }
}

function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
