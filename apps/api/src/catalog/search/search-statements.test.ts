import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSearch } from '@market/contract'
import { openDatabase } from '@market/database'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyTemplate } from '../../testing/database-template.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { rebuildSearchWords } from './words/rebuild-search-words.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'market-statements-'))
let statements: string[] = []
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  copyTemplate(inject('databaseTemplate'), dataDir)
  const database = await openDatabase({ dataDir, log: ({ query }) => statements.push(query.sql) })
  api = await startTestApi({ dataDir }, database)
  visitor = await makeVisitor(api.url)
  const { db } = api.deps
  await insertShop(db, { id: 1, slug: 'ardic-duragi', name: 'Ardıç Durağı' })
  await insertNamedProduct(db, { id: 1, name: 'Zürafa Desenli Masa', brand: 'Düzen', category: 'masa' })
  await insertNamedProduct(db, {
    id: 2,
    name: 'Oduncu Gömlek',
    brand: 'Lavin',
    category: 'gomlek',
    facets: ['Renk:Mavi'],
  })
  await rebuildSearchWords(db)
  // Warms the data that all searches share, which is loaded once a minute.
  await search('gergedan')
})
afterAll(async () => {
  await api.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const search = async (q: string) => {
  statements = []
  const { results, corrected_query } = await visitor.ask(getSearch, { query: { q } })
  const ofProducts = statements.filter((text) => /\blisted\b|search_words|"products"/.test(text))
  return { ids: results.map(({ id }) => id), corrected_query, statements: ofProducts.length }
}

it('a search of words that products have is one statement', async () => {
  expect(await search('zürafa')).toMatchObject({ ids: [1], statements: 1 })
})
it('so is one of a kind and a colour', async () => {
  expect(await search('mavi gömlek')).toMatchObject({ ids: [2], statements: 1 })
})
it('a mistyped word is one more', async () => {
  expect(await search('zürafaa')).toMatchObject({ ids: [1], corrected_query: 'zürafa', statements: 2 })
})
it.each([
  ['zürafa yeşil mor gömlek', 'one asked with less and less of it'],
  ['ardıç zürafaa', 'one that is mistyped and found beside its name'],
  ['qwxqwx', 'one that nothing is like'],
  ['zürafaa qwxqwx vzvzvz', 'one that is mostly unknown'],
])('no search is more than three: %s, %s', async (q) => {
  expect((await search(q)).statements).toBeLessThanOrEqual(3)
})
