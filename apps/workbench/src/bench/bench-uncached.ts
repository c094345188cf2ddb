import { benchDrawing, drawnSoFar } from '@market/web/bench'
import { askMany } from './ask-many.ts'
import type { BenchPages } from './pages.ts'
import type { Row } from './row.ts'

const amount = 150
const rounds = 4

/**
 * Pages that nobody asked for before, beside React's rendering of the same trees alone; in processor time. Both are taken in
 * the same server while it answers: two processes of one build differ by a quarter in what rendering costs them. `drawn`
 * names the file in which the server counts its rendering.
 */
export async function benchUncached(
  url: string,
  pages: BenchPages,
  { web, api, drawn }: { readonly web: number; readonly api: number; readonly drawn: string },
): Promise<readonly Row[]> {
  let unique = 0
  const fresh = (paths: readonly string[]) =>
    Array.from({ length: amount }, () => {
      unique += 1
      return `${paths[unique % paths.length]}?asked=${unique}`
    })
  const measure = async (name: string, paths: readonly string[], withApi: boolean): Promise<readonly Row[]> => {
    const drawing = await benchDrawing(url, paths)
    for (let round = 0; round < rounds; round += 1) await askMany(url, fresh(paths), { pids: [web], amount })
    let [webMs, apiMs, alone] = [0, 0, 0]
    const before = drawnSoFar(drawn)
    for (let round = 0; round < rounds; round += 1) {
      const [ofWeb = 0, ofApi = 0] = await askMany(url, fresh(paths), { pids: [web, api], amount })
      webMs += ofWeb / rounds
      apiMs += ofApi / rounds
      alone += drawing(amount) / rounds
    }
    const after = drawnSoFar(drawn)
    const pagesDrawn = after.pages - before.pages
    if (pagesDrawn !== rounds * amount) throw new Error(`${pagesDrawn} of ${rounds * amount} pages were rendered`)
    const drawMs = (after.ms - before.ms) / pagesDrawn
    const whole = withApi ? webMs + apiMs : webMs
    return [
      { what: `uncached ${name} against drawing it`, figure: whole / drawMs, unit: 'times', most: 2.5 },
      { what: `uncached ${name}: web`, figure: webMs, unit: 'ms' },
      { what: `uncached ${name}: API`, figure: apiMs, unit: 'ms' },
      { what: `drawing ${name}`, figure: drawMs, unit: 'ms' },
      { what: `drawing ${name} in a loop`, figure: alone, unit: 'ms' },
    ]
  }
  return [
    ...(await measure('home', [pages.home], true)),
    ...(await measure('product', pages.products, true)),
    ...(await measure('listing', [pages.listing], false)),
  ]
}
