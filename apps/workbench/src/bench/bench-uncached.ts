import { benchDrawing } from '@market/web/bench'
import { askMany } from './ask-many.ts'
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
 * Measures the processor time of uncached pages against React's rendering of the same pages alone, in turn: of home and
 * product with the API, of the listing without. `drawing` is the socket on which the web server only renders.
 */
export async function benchUncached(
  url: string,
  pages: BenchPages,
  { web, api, drawing }: { readonly web: number; readonly api: number; readonly drawing: string },
): Promise<readonly Row[]> {
  const measure = async (name: string, paths: readonly string[], withApi: boolean): Promise<readonly Row[]> => {
    const ask = () => askMany(url, fresh(paths), { pids: [web, api], amount })
    const draw = () => benchDrawing(drawing, { url, paths, times: amount })
    for (let round = 0; round < warmUp; round += 1) {
      await ask()
      await draw()
    }
    let [webMs, apiMs, drawMs] = [0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const [ofWeb = 0, ofApi = 0] = await ask()
      webMs += ofWeb / rounds
      apiMs += ofApi / rounds
      drawMs += (await draw()) / rounds
    }
    const figure = (withApi ? webMs + apiMs : webMs) / drawMs
    return [
      { what: `uncached ${name} against drawing it`, figure, unit: 'times', max: 2.5 },
      { what: `uncached ${name}: web`, figure: webMs, unit: 'ms' },
      { what: `uncached ${name}: API`, figure: apiMs, unit: 'ms' },
      { what: `drawing ${name}`, figure: drawMs, unit: 'ms' },
    ]
  }
  return [
    ...(await measure('home', [pages.home], true)),
    ...(await measure('product', pages.products, true)),
    ...(await measure('listing', [pages.listing], false)),
  ]
}
