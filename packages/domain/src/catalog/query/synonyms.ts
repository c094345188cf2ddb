import { searchKey } from '../../text/search-key.ts'

/** A row of the table of synonyms, which an operator edits. */
export interface SynonymRow {
  /** Words and phrases. A phrase alone in its row is never split into colour and product. */
  readonly terms: readonly string[]
  /** Each term finds all others, or `from` finds the terms and they do not find it. */
  readonly kind: 'both' | 'one-way'
  readonly from?: string | undefined
  /** The first day that it holds, and the first that it no longer does (`2026-11-23`). */
  readonly since: string
  readonly until: string | null
}

/** The terms of all rows that hold on a day, as an operator writes them. */
export const synonymTerms = (rows: readonly SynonymRow[], day: string): readonly string[] =>
  rows
    .filter(({ since, until }) => since <= day && (until === null || until > day))
    .flatMap(({ terms, kind, from }) => [...(kind === 'one-way' && from !== undefined ? [from] : []), ...terms])

/**
 * The other spellings of a folded word or phrase on a day (`2026-11-23`); undefined if no row in force that day
 * contains it.
 */
export function makeSynonyms(rows: readonly SynonymRow[], day: string): (key: string) => readonly string[] | undefined {
  const found = new Map<string, Set<string>>()
  const put = (from: string, terms: readonly string[]) => {
    const others = found.get(from) ?? new Set()
    for (const term of terms) if (term !== from) others.add(term)
    found.set(from, others)
  }
  for (const { terms, kind, from, since, until } of rows) {
    if (since > day || (until !== null && until <= day)) continue
    const keys = terms.map(termKey).filter((key) => key !== '')
    if (kind === 'one-way') put(termKey(from ?? ''), keys)
    else for (const key of keys) put(key, keys)
  }
  return (key) => {
    const others = found.get(key)
    // Synonyms of synonyms count too: `office chair` finds `ofis koltuğu`, which finds `ofis sandalyesi`.
    return (
      others &&
      [...new Set([...others, ...[...others].flatMap((other) => [...(found.get(other) ?? [])])])].filter(
        (other) => other !== key,
      )
    )
  }
}

/** A term normalized like queries: folded words with single spaces. */
const termKey = (term: string) =>
  searchKey(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
