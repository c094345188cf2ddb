import { makeQueryVocabulary, type QueryVocabulary, searchKey } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { wordStems } from './word-stems.ts'

/** The words by which queries are understood. It takes a second at most, so that it is kept for many queries. */
export async function readQueryVocabulary(
  db: Database,
  synonyms: QueryVocabulary['synonyms'],
): Promise<QueryVocabulary> {
  const [brands, shops, choices] = await Promise.all([
    db.selectFrom('brands').select(['id', 'slug', 'name']).execute(),
    db.selectFrom('shops').select(['slug', 'name']).execute(),
    sql<{
      choice: string
    }>`select substr(label, 6) as choice from facet_counts where place = 0 and label ^@ 'attr:'`.execute(db),
  ])
  const named = [...brands, ...shops.map(({ name }) => ({ id: 0, name }))]
    .map(({ id, name }) => ({ brand: id, word: searchKey(name) }))
    .filter(({ word }) => /^[\p{L}\p{N}]+$/u.test(word))
  const { rows } = await sql<{ word: string }>`
    select word from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (brand int, word text)
    where exists (select from products p
      where p.search @@ (word || ':AB')::tsquery and p.brand_id <> brand)`.execute(db)
  const inNames = new Set(rows.map(({ word }) => word))
  return makeQueryVocabulary({
    stems: wordStems,
    synonyms,
    brands,
    shops,
    choices: choices.rows.map(({ choice }) => {
      const at = choice.indexOf(':')
      return { name: choice.slice(0, at), value: choice.slice(at + 1) }
    }),
    inNames: (word) => inNames.has(word),
  })
}
