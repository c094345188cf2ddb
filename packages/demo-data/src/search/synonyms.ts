import type { SynonymRow } from '@market/domain/catalog'
import { careAndBaby } from './synonyms/care-and-baby.ts'
import { clothing } from './synonyms/clothing.ts'
import { english } from './synonyms/english.ts'
import { electronics } from './synonyms/electronics.ts'
import { home } from './synonyms/home.ts'
import { leisureAndCar } from './synonyms/leisure-and-car.ts'
import { market } from './synonyms/market.ts'

const since = '2026-01-01'
const listOf = (text: string) => text.split(/[,=]/).map((term) => term.trim())

/** `a = b`: each finds the others. `a, b > c, d`: a finds c and d, so does b, and these find neither. */
function rowsOf(line: string): readonly SynonymRow[] {
  const [from = '', to] = line.split(' > ')
  if (to === undefined) return [{ terms: listOf(line), kind: 'both', since, until: null }]
  return listOf(from).map((one) => ({ terms: listOf(to), kind: 'one-way', from: one, since, until: null }))
}

/** Synonyms that a shop needs from its first day; the operator goes on from there. */
export const seedSynonyms: readonly SynonymRow[] = [
  ...electronics,
  ...clothing,
  ...home,
  ...careAndBaby,
  ...market,
  ...leisureAndCar,
  ...english,
].flatMap(rowsOf)
