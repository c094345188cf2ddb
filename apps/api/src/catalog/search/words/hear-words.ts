import type { QueryWord } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { readUncounted, type SpelledWord } from './read-uncounted.ts'
import { sortWords } from './sort-words.ts'

/** Of a text with more words that no product has, and few others, nothing is guessed. */
const maxUnknown = 2

/** A word that no product or shop has, and the counted words that it is like: none where nothing is to be guessed. */
export interface UnknownWord {
  readonly word: QueryWord
  readonly alike: readonly SpelledWord[]
}

/** The words of a search that nothing has, in whatever form. A text of counted words alone costs no statement. */
export async function hearWords(
  db: Database,
  words: readonly QueryWord[],
  {
    counted,
    typed,
  }: { readonly counted: ReadonlySet<string>; /** Words of the text as typed. */ readonly typed: number },
): Promise<readonly UnknownWord[]> {
  const { uncounted, joined } = sortWords(words, counted)
  if (uncounted.length === 0) return []
  const ask = async (asked: readonly QueryWord[]) => {
    const guessed = asked.length <= maxUnknown || asked.length * 2 <= typed
    const known = await readUncounted(db, asked, { last: words.at(-1), joined, guessed })
    const unknown = known.flatMap((one, index) => {
      const word = asked[index]
      return one.found || !word ? [] : [{ word, alike: one.alike }]
    })
    return { guessed, unknown }
  }
  const { guessed, unknown } = await ask(uncounted)
  // What came since the words were counted is not unknown: the others may be few.
  return guessed || unknown.length === uncounted.length || unknown.length === 0
    ? unknown
    : (await ask(unknown.map(({ word }) => word))).unknown
}
