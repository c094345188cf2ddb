import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askMany } from './ask-many.ts'
import type { Row } from './row.ts'

/** Compares the processor time of the home page from the shared cache with a bare route that sends the same bytes. */
export async function benchCached(url: string, webPid: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'market-bench-'))
  const file = join(folder, 'home.br')
  writeFileSync(file, await bytesOf(url))
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [file])
  try {
    const [bareUrl] = await once(bare, 'message')
    // Warm up both servers until V8 has compiled their code; the shop has more of it.
    const bareServer = { address: String(bareUrl), pid: bare.pid ?? 0 }
    const shop = { address: url, pid: webPid }
    for (const { address, pid } of [bareServer, shop]) await askMany(address, ['/'], { pids: [pid], amount: 20_000 })
    let theirs = 0
    let ours = 0
    // Alternate, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      theirs += await msOf(bareServer)
      ours += await msOf(shop)
    }
    return [
      { what: 'cached home against a bare route', figure: theirs / ours, unit: 'times', min: 0.7 },
      { what: 'cached home', figure: (1000 * rounds) / ours, unit: 'a second' },
    ]
  } finally {
    bare.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const rounds = 6
/** Processor time per response, in ms. */
async function msOf({ address, pid }: { readonly address: string; readonly pid: number }): Promise<number> {
  const [ms = 0] = await askMany(address, ['/'], { pids: [pid], amount: 5_000 })
  return ms
}

/** Reads the compressed body; fetch would decompress it. */
const bytesOf = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
