import { once, readRows } from '@market/data-files'
import type { SynonymRow } from '@market/domain/catalog'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'

const since = '2026-01-01'
const listOf = (terms: string) => terms.split(/[,=]/).map((term) => term.trim())

/** `a = b`: each finds the other. `a, b > c, d`: a and b find c and d, but not the other way round. */
function rowsOf(line: string): readonly SynonymRow[] {
  const [from = '', to] = line.split(' > ')
  if (to === undefined) return [{ terms: listOf(line), kind: 'both', since, until: null }]
  return listOf(from).map((one) => ({ terms: listOf(to), kind: 'one-way', from: one, since, until: null }))
}

/** Synonyms of a new shop; the operator edits them later. */
export const seedSynonyms = once((): readonly SynonymRow[] =>
  readRows(dataFile('search/synonyms.tsv'), v.strictObject({ synonyms: text })).flatMap(({ synonyms }) =>
    rowsOf(synonyms),
  ),
)
