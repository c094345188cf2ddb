import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Drawing } from './drawing.ts'
import { drawingNames, factsOf } from './drawing-table.ts'
import { easeFilters } from './ease-filters.ts'

const setFile = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const usualSize = 32

/**
 * The named drawings of the set. Its file is 100 MB of JSON for 3,174 drawings, so only the entries in use are cut out
 * and parsed, in one pass: the file is sorted by name, one entry after another, each closed by a brace of its own line.
 */
export async function readSetDrawings(): Promise<ReadonlyMap<string, Drawing>> {
  const file = await readFile(setFile)
  const drawings = new Map<string, Drawing>()
  let from = 0
  const names = drawingNames().filter((name) => factsOf(name)?.from === 'emoji')
  for (const name of names.toSorted()) {
    const opening = `\n\t\t"${name}": `
    const start = file.indexOf(opening, from)
    const end = file.indexOf('\n\t\t}', start)
    if (start === -1 || end === -1) throw new Error(`The set has no drawing ${name}`)
    // The format of the installed set, whose version is pinned; a drawing without a body throws below.
    const { body, width, height } = JSON.parse(
      `${file.toString('utf8', start + opening.length, end)}}`,
    ) as Partial<Drawing>
    if (!body) throw new Error(`The set's drawing ${name} is empty`)
    drawings.set(name, {
      body: easeFilters(body),
      width: width ?? usualSize,
      height: height ?? usualSize,
    })
    from = end
  }
  return drawings
}
