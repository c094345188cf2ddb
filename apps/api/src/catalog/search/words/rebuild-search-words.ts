import { lowerTr, searchKey } from '@market/domain/text'
import { findCategoryById, kindsOf, pathTo, soundKey } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { makeWordCounts, searchableWords, namePhrases } from './count-words.ts'

const batch = 5000
const maxWords = 200_000
const maxPhrases = 50_000

/**
 * Fills `search_words` and `search_phrases`, the sources of corrections and suggestions, from the products. It reads
 * in batches, so that memory grows with the vocabulary and not with the products.
 */
export async function rebuildSearchWords(db: Database): Promise<void> {
  const words = makeWordCounts()
  const phrases = makeWordCounts()
  const named = new Map<string, number>()
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('products as p')
      .innerJoin('brands as b', 'b.id', 'p.brand_id')
      .select(['p.id', 'p.name', 'b.name as brand', 'p.category_id', 'p.facets'])
      .where('p.active', '=', true)
      .where('p.id', '>', after)
      .orderBy('p.id')
      .limit(batch)
      .execute()
    for (const { name, brand, category_id, facets } of rows) {
      const leaf = findCategoryById(category_id)
      const categories = leaf ? pathTo(leaf.slug).map((node) => node.name) : []
      const values = facets.map((facet) => facet.slice(facet.indexOf(':') + 1))
      const text = [brand, name, ...categories, ...values].join(' ')
      for (const word of new Set(searchableWords(text))) words.add(word)
      const ofBrand = new Set(searchableWords(brand).map(searchKey))
      for (const word of new Set(searchableWords(name).map(searchKey)))
        if (!ofBrand.has(word)) named.set(word, (named.get(word) ?? 0) + 1)
      const kinds = leaf ? kindsOf(leaf) : []
      for (const phrase of new Set([
        ...kinds,
        lowerTr(brand),
        ...kinds.slice(0, 1).map((kind) => `${lowerTr(brand)} ${kind}`),
        ...namePhrases(name, leaf?.name ?? ''),
      ]))
        if (phrase.trim() !== '') phrases.add(phrase)
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  const shops = await db.selectFrom('shops').select('name').where('active', '=', true).execute()
  for (const { name } of shops) for (const word of searchableWords(name)) words.add(word)
  await db.transaction().execute(async (trx) => {
    await sql`truncate search_words, search_phrases`.execute(trx)
    const counted = words.list(1, maxWords)
    await insert(
      trx,
      'search_words',
      counted.map(({ key, ...word }) => ({ word: key, ...word, sound: soundKey(key), named: named.get(key) ?? 0 })),
    )
    await insert(
      trx,
      'search_phrases',
      phrases.list(2, maxPhrases).map(({ key, ...phrase }) => ({ phrase: key, ...phrase })),
    )
  })
  await sql`analyze search_words, search_phrases`.execute(db)
}

async function insert(trx: Database, table: 'search_words' | 'search_phrases', rows: readonly object[]): Promise<void> {
  for (let first = 0; first < rows.length; first += batch)
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.slice(first, first + batch))}::jsonb)`.execute(
      trx,
    )
}
