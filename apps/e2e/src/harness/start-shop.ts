import type { ChildProcess } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@market/api/create-database'
import { freePorts } from '@market/api/free-ports'
import { type ServerName, spawnServer } from '@market/web/spawn-server'
import { openShop, serverLog, type Shop } from './shop.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** A shop whose servers are processes of the test. */
export interface StartedShop extends Shop {
  /** Process ids of the web server and of the current API process. */
  pids(): { readonly web: number; readonly api: number }
  stopApi(): Promise<void>
  startApi(): Promise<void>
  stopWeb(): Promise<void>
  startWeb(): Promise<void>
  /** Stops the servers and keeps the data. */
  stopServers(): Promise<void>
  /** Stops the servers and deletes the data. */
  stop(): Promise<void>
}

/** A filled shop that is not running, from which other shops are copied. */
export interface ShopTemplate {
  /** Address of a PostgreSQL server whose template database is the shop's. */
  readonly server: string
  /** Folder with the shop's secrets. */
  readonly folder: string
  /** Folder of the rendered pictures, which all shops and later runs share because rendering them takes long. */
  readonly pictures: string
}

export interface ShopOptions {
  /** Number of products with which an empty database is filled. */
  readonly products: number
  /** A PostgreSQL database instead of the embedded one. */
  readonly databaseUrl?: string
  /** The shop to copy. */
  readonly from?: ShopTemplate
  readonly settings?: Readonly<Record<string, string>>
  /** Also runs the servers of the panels Satıcı and Ofis. They need a PostgreSQL database. */
  readonly panels?: boolean
}

/** Starts a real shop on a new database as processes: the API with the sandbox bank, and the web server. */
export async function startShop(options: ShopOptions): Promise<StartedShop> {
  for (let tries = 1; ; tries += 1)
    try {
      return await startOnce(options)
    } catch (error) {
      // A free port may be taken before the server opens it, so try again.
      if (tries === 3) throw error
    }
}

async function startOnce({ products, from, settings, panels, ...options }: ShopOptions): Promise<StartedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-e2e-'))
  if (from) cpSync(join(from.folder, 'data'), dataDir, { recursive: true })
  const copy = from && (await createDatabase(from.server))
  const databaseUrl = copy?.url ?? options.databaseUrl ?? ''
  const [port, apiPort, bankPort, sellerPort, officePort] = await freePorts(5)
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    BANK_PORT: String(bankPort),
    SELLER_PORT: String(sellerPort),
    OFFICE_PORT: String(officePort),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED_PRODUCTS: String(products),
    LOG_LEVEL: 'warn',
    // Allows for a busy machine.
    ANSWER_MS: '60000',
    NODE_ENV: 'production',
    ...(from && { PICTURES_DIR: from.pictures }),
    ...settings,
  }
  const log = openSync(serverLog(dataDir), 'a')
  const run = (name: ServerName) => spawnServer(name, { root, env, stdio: ['ignore', log, log] })
  let api: ChildProcess | undefined
  const startApi = async () => {
    api = run('api')
    await answering(`http://127.0.0.1:${apiPort}/readyz`, api)
  }
  let web: ChildProcess | undefined
  const startWeb = async () => {
    web = run('web')
    await answering(`http://127.0.0.1:${port}/favicon.svg`, web)
    // The first search of an API process loads the words of all products.
    await answering(`http://127.0.0.1:${port}/arama?q=kitap`, web)
  }
  let counter: ChildProcess | undefined
  const startCounter = async () => {
    counter = run('counter')
    await answering(`http://127.0.0.1:${sellerPort}/readyz`, counter)
    await answering(`http://127.0.0.1:${officePort}/readyz`, counter)
  }
  const deleteData = async () => {
    closeSync(log)
    await copy?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const stopServers = async () => void (await Promise.all([ended(counter), ended(api), ended(web)]))
  try {
    await startApi()
    if (panels) await startCounter()
    await startWeb()
  } catch (error) {
    await stopServers()
    await deleteData()
    throw error
  }

  return {
    ...openShop({
      url: `http://localhost:${port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      bankUrl: `http://127.0.0.1:${bankPort}`,
      sellerUrl: `http://localhost:${sellerPort}`,
      officeUrl: `http://localhost:${officePort}`,
      dataDir,
      databaseUrl,
    }),
    pids: () => ({ web: web?.pid ?? 0, api: api?.pid ?? 0 }),
    startApi,
    stopApi: () => ended(api),
    startWeb,
    stopWeb: () => ended(web),
    stopServers,
    async stop() {
      await stopServers()
      await deleteData()
    },
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`)
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
