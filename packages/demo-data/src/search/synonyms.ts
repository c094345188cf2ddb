import type { SynonymRow } from '@market/domain'

const since = '2026-01-01'
const both = (line: string): SynonymRow => ({ terms: line.split(' = '), kind: 'both', since, until: null })

/** Synonyms that a shop needs from its first day; the operator goes on from there. */
export const seedSynonyms: readonly SynonymRow[] = [
  'laptop = dizüstü bilgisayar = dizüstü = notebook = leptop',
  'tv = televizyon = telvizyon',
  'tişört = t-shirt = tshirt = t shirt = tişort',
].map(both)
