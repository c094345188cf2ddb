import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServerName, spawnServer } from '@market/web/spawn-server'
import { buildWeb } from './build-web.ts'
import { busyPorts } from './busy-ports.ts'
import { welcome } from './welcome.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const port = Number(process.env['PORT'] ?? 3000)
const apiPort = Number(process.env['API_PORT'] ?? port + 1)
const bankPort = Number(process.env['BANK_PORT'] ?? apiPort + 1)
const dataDir = process.env['DATA_DIR'] ?? join(root, 'data')
const env = {
  ...process.env,
  PORT: String(port),
  API_PORT: String(apiPort),
  BANK_PORT: String(bankPort),
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
}
const children: ChildProcess[] = []
let stopping = false

// If a shop already runs on these ports, its answers would be taken for this one's.
const busy = await busyPorts(process.env['API_URL'] ? [port] : [port, apiPort, bankPort])
if (busy.length > 0) {
  const which = busy.length === 1 ? `Port ${busy[0]} is` : `Ports ${busy.join(', ')} are`
  process.stderr.write(`${which} in use: end what uses it, or set PORT, API_PORT and BANK_PORT to other ports.\n`)
  process.exit(1)
}
await buildWeb(root)
// Registered before the shop is up, so that a signal during the start also ends the started processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0))
// With API_URL, use that API and start none here.
if (!process.env['API_URL']) serve('api')
serve('web')
if (!process.env['API_URL']) await answering(`http://127.0.0.1:${apiPort}/readyz`)
await answering(`http://127.0.0.1:${port}/favicon.svg`)
process.stdout.write(welcome({ port, apiPort, bankPort, dataDir, ownApi: !process.env['API_URL'] }))

function serve(name: ServerName): void {
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
