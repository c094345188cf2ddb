import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Container } from 'inversify'
import type { Drawing } from './bench-drawing.ts'

/* Loaded into the web server by the benchmark (`--import`); see `benchDrawing`. */
const socket = process.env['DRAWING_SOCKET']
const root = fileURLToPath(new URL('../..', import.meta.url))
if (socket && process.argv[1]?.startsWith(root))
  createServer((request, response) => {
    json(request)
      .then((asked) => draw(asked as Drawing))
      .then(
        (ms) => response.end(String(ms)),
        (error: unknown) => response.end(String(error)),
      )
  })
    .listen(socket)
    .unref()

/** Services by shop. A process keeps the caches of all services that it makes, so new ones each time would fill its heap. */
const kept = new Map<string, Container>()

async function draw({ url, paths, times }: Drawing): Promise<number> {
  // The same module with which the server renders.
  const { drawTree, loadPage, serverServices }: typeof import('../server/render-page.tsx') = await import(
    join(root, 'dist/server/render-page.js')
  )
  const services = kept.get(url) ?? serverServices({ apiUrl: url, site: { titleShort: '', title: '', url } })
  kept.set(url, services)
  const loaded = await Promise.all(paths.map((path) => loadPage(url + path, services, AbortSignal.timeout(30_000))))
  const before = process.cpuUsage()
  for (let round = 0; round < times; round += 1) {
    const context = loaded[round % loaded.length]
    if (!context || context instanceof Response || context.errors)
      throw new Error(`no page: ${paths[round % loaded.length]}`)
    drawTree(context, services)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
