import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchDrawing } from '@market/web/bench'
import { askMany } from './ask-many.ts'
import { readFirstDay, serveFirstDay, unpackServer } from './first-day/first-day.ts'
import type { BenchPages } from './pages.ts'
import type { Row } from './row.ts'

const amount = 150
/** Enough rounds to include two collections of the old generation, which happen every few hundred pages. */
const rounds = 16
/** Warm-up rounds: V8 compiles a page's code during the first thousands of pages. */
const warmUp = 16
const load = 8

let unique = 0
const fresh = (paths: readonly string[]) =>
  Array.from({ length: amount }, () => {
    unique += 1
    // Pages other than the help centre ignore this parameter, so it only makes the address unique.
    return `${paths[unique % paths.length]}?soru=${unique}`
  })

/** Requests some thousand uncached pages of each kind. */
export async function askUncached(url: string, { home, products, listing }: BenchPages): Promise<void> {
  for (const paths of [[home], products, [listing]])
    for (let round = 0; round < load; round += 1) await askMany(url, fresh(paths), { pids: [], amount })
}

/**
 * Measures uncached pages in comparison with React's rendering of the first day's pages. Processor time, alternating;
 * `drawing` is the socket on which the web server only renders.
 */
export async function benchUncached(
  url: string,
  pages: BenchPages,
  { web, api, drawing }: { readonly web: number; readonly api: number; readonly drawing: string },
): Promise<readonly Row[]> {
  const firstDay = readFirstDay()
  const build = mkdtempSync(join(tmpdir(), 'market-first-day-'))
  unpackServer(firstDay, build)
  const old = await serveFirstDay(firstDay)
  const measure = async (name: 'home' | 'product' | 'listing', paths: readonly string[]): Promise<readonly Row[]> => {
    const draw = () => benchDrawing(drawing, { url, paths, times: amount })
    const drawOld = () => benchDrawing(drawing, { url: old.url, paths: firstDay.drawn[name], times: amount, build })
    for (let round = 0; round < warmUp; round += 1) {
      await askMany(url, fresh(paths), { pids: [], amount })
      await draw()
      await drawOld()
    }
    let [webMs, apiMs, drawMs, oldMs] = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const [ofWeb = 0, ofApi = 0] = await askMany(url, fresh(paths), { pids: [web, api], amount })
      webMs += ofWeb / rounds
      apiMs += ofApi / rounds
      drawMs += (await draw()) / rounds
      oldMs += (await drawOld()) / rounds
    }
    return [
      {
        what: `uncached ${name} against drawing the first day’s`,
        figure: (webMs + apiMs) / oldMs,
        unit: 'times',
        max: name === 'listing' ? 1.35 : 2.5,
      },
      { what: `uncached ${name}: web`, figure: webMs, unit: 'ms' },
      { what: `uncached ${name}: API`, figure: apiMs, unit: 'ms' },
      { what: `drawing ${name}`, figure: drawMs, unit: 'ms' },
      { what: `drawing ${name} of the first day`, figure: oldMs, unit: 'ms' },
    ]
  }
  try {
    return [
      ...(await measure('home', [pages.home])),
      ...(await measure('product', pages.products)),
      ...(await measure('listing', [pages.listing])),
    ]
  } finally {
    old.stop()
    rmSync(build, { recursive: true })
  }
}
