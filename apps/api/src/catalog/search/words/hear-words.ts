import type { QueryWord } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { readUncounted, type SpelledWord } from './read-uncounted.ts'
import { sortWords } from './sort-words.ts'

/** With more unknown words than this, and if they are more than half of the text, no spelling is guessed. */
const maxUnknown = 2

/** A word that no product or shop has, with the similar counted words; empty if nothing is guessed. */
export interface UnknownWord {
  readonly word: QueryWord
  readonly alike: readonly SpelledWord[]
}

/** Returns the words of a search that no product has in any form. If all words are counted, this needs no statement. */
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
  // Some words were found in products newer than the word counts, so the remaining ones may be few enough to guess: ask
  // again.
  return guessed || unknown.length === uncounted.length || unknown.length === 0
    ? unknown
    : (await ask(unknown.map(({ word }) => word))).unknown
}
