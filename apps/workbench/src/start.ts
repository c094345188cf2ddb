import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServerName, spawnServer } from '@market/web/spawn-server'
import { buildWeb } from './build-web.ts'
import { buildPanel } from './build-panel.ts'
import { busyPorts } from './busy-ports.ts'
import { welcome } from './welcome.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const port = Number(process.env['PORT'] ?? 3000)
const apiPort = Number(process.env['API_PORT'] ?? port + 1)
const bankPort = Number(process.env['BANK_PORT'] ?? apiPort + 1)
const sellerPort = Number(process.env['SELLER_PORT'] ?? port + 3)
const officePort = Number(process.env['OFFICE_PORT'] ?? port + 4)
const dataDir = process.env['DATA_DIR'] ?? join(root, 'data')
const env = {
  ...process.env,
  PORT: String(port),
  API_PORT: String(apiPort),
  BANK_PORT: String(bankPort),
  SELLER_PORT: String(sellerPort),
  OFFICE_PORT: String(officePort),
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
}
const children: ChildProcess[] = []
let stopping = false

// If a shop already runs on these ports, its answers would be taken for this one's.
const busy = await busyPorts(process.env['API_URL'] ? [port] : [port, apiPort, bankPort, sellerPort, officePort])
if (busy.length > 0) {
  const which = busy.length === 1 ? `Port ${busy[0]} is` : `Ports ${busy.join(', ')} are`
  process.stderr.write(
    `${which} in use: end what uses it, or set PORT, API_PORT, BANK_PORT, SELLER_PORT and OFFICE_PORT to other ports.\n`,
  )
  process.exit(1)
}
await buildWeb(root)
await buildPanel(root)
// Registered before the shop is up, so that a signal during the start also ends the started processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0))
// With API_URL, use that API and start none here.
const ownApi = !process.env['API_URL']
// The embedded database belongs to one process, so the panels' servers run in the API's.
const embedded = !process.env['DATABASE_URL']
if (ownApi) serve(embedded ? 'api-and-counter' : 'api')
serve('web')
if (ownApi) {
  await answering(`http://127.0.0.1:${apiPort}/readyz`)
  // It needs the tables that the API has made.
  if (!embedded) serve('counter')
  await answering(`http://127.0.0.1:${sellerPort}/readyz`)
  await answering(`http://127.0.0.1:${officePort}/readyz`)
}
await answering(`http://127.0.0.1:${port}/favicon.svg`)
process.stdout.write(
  welcome({
    port,
    apiPort,
    bankPort,
    sellerPort,
    officePort,
    dataDir,
    ownApi,
    demo: process.env['SHOP_MODE'] !== 'production',
  }),
)

function serve(name: ServerName): void {
  // A signal may come while the start waits for another server.
  if (stopping) return
  const child = spawnServer(name, { root, env, stdio: 'inherit' })
  child.once('exit', (code) => {
    if (stopping) return
    process.stderr.write(`The ${name} server stopped (${code ?? 'signal'}).\n`)
    stop(1)
  })
  children.push(child)
}

function stop(code: number): void {
  stopping = true
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
  const left = () => children.filter((child) => child.exitCode === null && child.signalCode === null).length
  if (left() === 0) process.exit(code)
  for (const child of children) child.once('exit', () => left() === 0 && process.exit(code))
}

/** Waits until a server answers; a first start seeds the database before that. */
async function answering(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
