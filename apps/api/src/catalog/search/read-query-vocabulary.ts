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
    db.selectFrom('brands').select(['slug', 'name']).execute(),
    db.selectFrom('shops').select(['slug', 'name']).execute(),
    sql<{
      choice: string
    }>`select substr(label, 6) as choice from facet_counts where place = 0 and label ^@ 'attr:'`.execute(db),
  ])
  const names = [...brands, ...shops].map(({ name }) => searchKey(name)).filter((name) => /^[\p{L}\p{N}]+$/u.test(name))
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where exists (select from products p join brands b on b.id = p.brand_id
      where p.search @@ (${sql.lit("'")} || name || ${sql.lit("':AB")})::tsquery and not (b.name ilike name))`.execute(
    db,
  )
  const inNames = new Set(rows.map(({ name }) => name))
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
