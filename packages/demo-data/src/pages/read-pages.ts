import { once, parseYaml, readRows } from '@market/data-files'
import { contentIcons, contentKinds } from '@market/domain/content'
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { slide, text } from '../fields.ts'
import { readBlocks } from './read-blocks.ts'
import type { SeedPage } from './seed-page.ts'

const day = v.pipe(v.string(), v.isoDate('write a day as 2026-09-01'))
const change = { since: v.exactOptional(day), changes: v.exactOptional(text) }

const front = v.strictObject({
  path: v.pipe(text, v.startsWith('/', 'begin the address with /')),
  kind: v.picklist(contentKinds, `write one of ${contentKinds.join(', ')}`),
  title: text,
  summary: text,
  icon: v.exactOptional(v.picklist(contentIcons, `write one of ${contentIcons.join(', ')}`)),
  hidden: v.exactOptional(
    v.pipe(
      v.literal('true', 'write `hidden: true` or leave it out'),
      v.transform((): true => true),
    ),
  ),
  ...change,
  hero: v.exactOptional(slide),
})
const earlierFront = v.strictObject({ since: day, changes: v.optional(v.string(), '') })

/** Every page that is shipped, in the order of its section. */
export const seedPages = once((): readonly SeedPage[] =>
  readRows(dataFile('pages/order.tsv'), v.strictObject({ page: text })).map(({ page }) => readPage(page)),
)

/** `yardim/iade`: its file, and `yardim/iade.1` and on, its earlier versions. */
function readPage(page: string): SeedPage {
  const [section = ''] = page.split('/')
  const { blocks, ...said } = readPart(page, front)
  const earlier: NonNullable<SeedPage['earlier']>[number][] = []
  for (let version = 1; existsSync(fileOf(`${page}.${version}`)); version += 1)
    earlier.push(readPart(`${page}.${version}`, earlierFront))
  return { section, ...said, blocks, ...(earlier.length > 0 ? { earlier } : {}) }
}

const fileOf = (page: string): URL => dataFile(`pages/${page}.md`)

/** Reads the front matter between two lines of hyphens, and the blocks below it. */
function readPart<Schema extends v.GenericSchema<unknown, object>>(page: string, schema: Schema) {
  const file = fileOf(page)
  const source = readFileSync(file, 'utf8')
  const [whole = '', head = ''] = /^---\n(.*?\n)---\n/s.exec(source) ?? []
  const said: v.InferOutput<Schema> = parseYaml(head, schema, { file, from: 2 })
  const from = whole.split('\n').length
  return { ...said, blocks: readBlocks(source.slice(whole.length), { file, from }) }
}
