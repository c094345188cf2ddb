import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const warmUp = 200

/** Settings of a shop whose web server counts in `file` what React's rendering costs it. */
export const drawingCounted = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${new URL('count-drawing.ts', import.meta.url)}`,
  DRAWING_COUNT: file,
})

/** Processor time in ms of all pages that the web server has rendered so far, and how many. */
export function drawnSoFar(file: string): { readonly ms: number; readonly pages: number } {
  const bytes = readFileSync(file)
  return { ms: bytes.readDoubleLE(0), pages: bytes.readDoubleLE(8) }
}

/**
 * Measures so many times the processor time in ms of React's rendering alone, for one page on average of those at `paths` of
 * the shop at `url`: in a loop that does nothing else, whose code and data never leave the processor's caches.
 */
export async function benchDrawing(url: string, paths: readonly string[]): Promise<(times: number) => number> {
  const bundle = fileURLToPath(new URL('../../dist', import.meta.url))
  const { drawPage, loadPage, serverServices }: typeof import('../server/render-page.tsx') = await import(
    join(bundle, 'server/render-page.js')
  )
  const services = serverServices({ apiUrl: url, site: { titleShort: '', title: '', url } })
  const loaded = await Promise.all(paths.map((path) => loadPage(url + path, services, AbortSignal.timeout(30_000))))
  const draw = (times: number) => {
    for (let round = 0; round < times; round += 1) {
      const context = loaded[round % loaded.length]
      if (!context || context instanceof Response) throw new Error(`a page moved: ${paths[round % loaded.length]}`)
      drawPage(context, services)
    }
  }
  draw(warmUp)
  return (times) => {
    const before = process.cpuUsage()
    draw(times)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / times
  }
}
