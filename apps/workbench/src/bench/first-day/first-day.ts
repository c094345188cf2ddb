import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { BenchPages } from '../pages.ts'

/**
 * A recording of the shop when its speed was first measured against a goal (docs/bench.md): three pages with all their
 * files, and the code that rendered them.
 */
export interface FirstDay {
  /** Addresses of the recorded visits. */
  readonly visits: Readonly<Record<PageName, string>>
  /** Files by address, as sent to a phone that accepts AVIF. */
  readonly files: Readonly<Record<string, RecordedFile>>
  /** Modules of the server build that draw these pages. */
  readonly server: Readonly<Record<string, string>>
  /** Pages of each kind whose API calls and answers were recorded. */
  readonly drawn: Readonly<Record<PageName, readonly string[]>>
}
type PageName = Exclude<keyof BenchPages, 'products'>

/** A text, or bytes in base64. */
type RecordedFile = { readonly type: string } & ({ readonly text: string } | { readonly base64: string })

/** Reads the recording beside this file. */
export const readFirstDay = (): FirstDay =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL('first-day.json.br', import.meta.url))).toString()) as FirstDay

/** Unpacks the recorded server build into a folder for `benchDrawing`. */
export function unpackServer({ server }: FirstDay, folder: string): void {
  for (const [name, code] of Object.entries(server)) writeFileSync(join(folder, name), code)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}

/**
 * Serves the recorded pages like the first day's shop served cached ones: at once and compressed. Everything else is
 * 404.
 */
export async function serveFirstDay({ files }: FirstDay): Promise<{ readonly url: string; stop(): void }> {
  const answers = new Map(
    Object.entries(files).map(([path, { type, ...file }]) => {
      if ('base64' in file)
        return [path, { headers: { 'content-type': type }, bytes: Buffer.from(file.base64, 'base64') }]
      const quality = type.startsWith('text/html') ? 5 : 11
      const bytes = brotliCompressSync(file.text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      return [path, { headers: { 'content-type': type, 'content-encoding': 'br' }, bytes }]
    }),
  )
  const server = createServer(({ url = '' }, response) => {
    const found = answers.get(url)
    response.writeHead(found ? 200 : 404, found?.headers).end(found?.bytes)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
