import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askMany } from './ask-many.ts'
import type { Row } from './row.ts'

/** The home page from the shared cache beside a bare route that sends the same bytes, each for a second of processor time. */
export async function benchCached(url: string, webPid: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'market-bench-'))
  const file = join(folder, 'home.br')
  writeFileSync(file, await bytesOf(url))
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [file])
  try {
    const [bareUrl] = await once(bare, 'message')
    const perSecond = async (address: string, pid: number) => {
      // Until V8 has compiled what is asked for: the shop's way has more code than the bare one.
      await askMany(address, ['/'], { pids: [pid], amount: 20_000 })
      const [ms] = await askMany(address, ['/'], { pids: [pid], amount: 15_000 })
      return 1000 / (ms ?? 0)
    }
    const theirs = await perSecond(bareUrl, bare.pid ?? 0)
    const ours = await perSecond(url, webPid)
    return [
      { what: 'cached home against a bare route', figure: ours / theirs, unit: 'times', least: 0.7 },
      { what: 'cached home', figure: ours, unit: 'a second' },
    ]
  } finally {
    bare.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Compressed, as the server sends it: fetch would unpack it. */
const bytesOf = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
