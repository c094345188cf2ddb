import { lowerTr, searchKey } from '@market/domain/text'
import {
  type CategoryNode,
  type QueryFilter,
  type QueryVocabulary,
  type QueryWord,
  understandQuery,
} from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { orderOf } from '../../listing/sort-sql.ts'
import { understoodCondition } from '../../listing/understood-condition.ts'
import { keyOf } from '../read-query.ts'

/** Maximum number of kinds that are checked. */
const maxKinds = 12
/**
 * Maximum number of products checked per kind, in the default order: without it, a kind without a match would scan
 * thousands.
 */
const maxProducts = 200

/**
 * Suggests a kind behind a colour, a size, people or a brand, if such products exist: `kırmızı elbise` for `kırmızı
 * el`.
 */
export async function kindsOfSuch(
  db: Database,
  words: readonly QueryWord[],
  known: { readonly kinds: readonly CategoryNode[]; readonly vocabulary: QueryVocabulary },
): Promise<readonly string[]> {
  const typed = words.map(({ text }) => text)
  const { words: rest, parts } = understandQuery(typed.join(' '), known.vocabulary)
  if (rest.length > 1 || rest[0]?.text !== typed.at(-1) || parts.length === 0) return []
  const begun = words.map(keyOf).at(-1) ?? ''
  const ends = known.kinds.flatMap(({ id, name }) => endsOf(name).map((end) => ({ id, end })))
  const plain = new Set(ends.map(({ end }) => end))
  const begins = ends.filter(({ end }) => searchKey(end).startsWith(begun)).slice(0, maxKinds)
  const conditions = parts.map(({ filter }) => understoodCondition(strict(filter)))
  const { rows } = await sql<{ id: number }>`
    select kind.id from unnest(${begins.map(({ id }) => id)}::int[]) as kind (id)
    where exists (select from (
      select p.* from listed p where p.category_id = kind.id order by ${orderOf('default')} limit ${sql.lit(maxProducts)}
    ) p where ${sql.join(conditions, sql` and `)})`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  const such = typed.slice(0, -1)
  // `Kadın Çanta` and `Sırt Çantası` are both `çanta`.
  const own = (end: string) => [end.slice(0, -2), end.slice(0, -1)].find((shorter) => plain.has(shorter)) ?? end
  return begins.filter(({ id }) => there.has(id)).map(({ end }) => [...such, own(end)].join(' '))
}

/**
 * A stricter filter for suggestions: the colour must be a property and not just a word of the name, and the product
 * must name the people it is for.
 */
function strict(filter: QueryFilter): QueryFilter {
  if (filter.kind === 'choice') return { ...filter, words: [] }
  return filter.kind === 'people' ? { ...filter, only: true } : filter
}

/** The last words of a category's name, which are what it sells: `Bot ve Çizme` gives `bot` and `çizme`. */
const endsOf = (name: string) =>
  lowerTr(name)
    .split(/ ve |, /)
    .map((half) => half.split(' ').at(-1) ?? '')
