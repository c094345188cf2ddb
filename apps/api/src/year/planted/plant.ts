import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Plants the fault that `YEAR_PLANTED` names into the sources that this process loads: `node --import`. It imports
 * nothing of the shop, which would load before the fault is in it.
 */
const root = new URL('../../../../../', import.meta.url)
const wanted = process.env['YEAR_PLANTED'] ?? ''
const places = readFileSync(new URL('planted-faults.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([name]) => name === wanted)
if (places.length === 0) throw new Error(`no planted fault is called "${wanted}"`)

registerHooks({
  load(url, context, next) {
    const own = places.filter(([, file]) => url === new URL(file ?? '', root).href)
    const loaded = next(url, context)
    if (own.length === 0) return loaded
    const source = own.reduce(
      (text, [, , before = '', after = '']) => text.replace(before, () => after),
      readFileSync(fileURLToPath(url), 'utf8'),
    )
    return { ...loaded, source }
  },
})
