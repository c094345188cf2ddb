import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRows } from '@market/data-files'
import { findCategory } from '@market/domain/catalog'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { dataFile } from './data-file.ts'
import { leafSlugs, leafVocabulary } from './vocabulary/index.ts'

const namesIn = (folder: string, pattern: string) => globSync(pattern, { cwd: fileURLToPath(dataFile(folder)) })

it('has a row of catalogue-order.tsv for each file of the catalogue', () =>
  expect(
    namesIn('catalogue', '*')
      .map((file) => basename(file, '.yaml'))
      .toSorted(),
  ).toEqual(leafSlugs().toSorted()))

it('names leaf categories of the tree', () =>
  expect(leafSlugs().filter((slug) => findCategory(slug)?.children.length !== 0)).toEqual([]))

it('has a row of pages/order.tsv for each page', () => {
  const listed = readRows(dataFile('pages/order.tsv'), v.object({ page: v.string() })).map(({ page }) => page)
  const files = namesIn('pages', '*/*.md')
    .map((file) => file.replace(/(\.\d+)?\.md$/, ''))
    .filter((file) => !file.startsWith('parts/'))
  expect([...new Set(files)].toSorted()).toEqual(listed.toSorted())
})

it('has no aspects that nothing sold is spoken of by', () => {
  const used = new Set(leafVocabulary().map(({ category, aspects = category }) => aspects))
  const rows = readRows(dataFile('comments/aspects.tsv'), v.object({ of: v.string() }))
  expect(rows.filter(({ of }) => !of.split(' ').some((leaf) => used.has(leaf)))).toEqual([])
})
