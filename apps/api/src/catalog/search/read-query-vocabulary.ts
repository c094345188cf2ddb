import { isoDayText } from '@market/domain/kernel'
import { searchKey } from '@market/domain/text'
import { makeQueryVocabulary, makeSynonyms, synonymTerms, type QueryVocabulary } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { readSynonyms } from './read-synonyms.ts'
import { isNearTerm } from './words/near-kinds.ts'
import { wordStems } from './words/word-stems.ts'

/** The words by which queries are understood: brands, shops, choices, and the synonyms of the day. */
export async function readQueryVocabulary(db: Database, now: Date): Promise<QueryVocabulary> {
  const [brands, shops, choices, synonyms] = await Promise.all([
    db.selectFrom('brands').select(['slug', 'name']).execute(),
    db.selectFrom('shops').select(['slug', 'name']).where('active', '=', true).execute(),
    sql<{ choice: string }>`
      select substr(label, 6) as choice from facet_counts where place = 0 and label ^@ 'attr:' and products > 0
      union select substr(label, 6) from facet_changes, unnest(labels) as label where label ^@ 'attr:'`.execute(db),
    readSynonyms(db),
  ])
  const names = [...brands, ...shops].map(({ name }) => searchKey(name))
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '=', sql<string>`any(${names}::text[])`)
    .where('named', '>', 0)
    .execute()
  const inNames = new Set(rows.map(({ word }) => word))
  const synonymsOf = makeSynonyms(synonyms, isoDayText(now))
  return makeQueryVocabulary({
    stems: wordStems,
    synonyms: (key) => synonymsOf(key) ?? (isNearTerm(key) ? [] : undefined),
    terms: synonymTerms(synonyms, isoDayText(now)),
    brands,
    shops,
    choices: choices.rows.map(({ choice }) => {
      const at = choice.indexOf(':')
      return { name: choice.slice(0, at), value: choice.slice(at + 1) }
    }),
    inNames: (word) => inNames.has(word),
  })
}
