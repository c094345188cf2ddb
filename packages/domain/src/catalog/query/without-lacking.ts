import { searchKey } from '../../text/search-key.ts'
import type { AskedQuery, QueryPart, QueryUnderstanding, QueryWord } from './query-understanding.ts'

const lacking = /^(\p{L}{3,})s[ıiuü]z$/u

/**
 * Reads words such as `tavuksuz` (without chicken) that no product has as exclusions. `isSaid` tells whether product
 * names mention what is excluded. Otherwise the exclusion has no effect, and its chip would promise what no name states
 * (`glutensiz`).
 */
export function withoutLacking(
  { words, parts }: QueryUnderstanding,
  asked: AskedQuery,
  { unknown, isSaid }: { readonly unknown: readonly QueryWord[]; readonly isSaid: (key: string) => boolean },
): QueryUnderstanding {
  const read = unknown.flatMap((word): readonly (readonly [QueryWord, QueryPart])[] => {
    const [, thing] = lacking.exec(word.text) ?? []
    const key = searchKey(thing ?? '')
    if (thing === undefined || ![key, `${key}li`, `${key}lu`].some(isSaid)) return []
    const without = asked.q.replace(new RegExp(`${word.text}\\s*`, 'iu'), '').trim()
    const part: QueryPart = {
      text: word.text,
      label: `${thing} hariç`,
      filter: { kind: 'without', words: [key], choices: [] },
      words: [],
      without: { ...asked, q: without },
    }
    return [[word, part]]
  })
  const excluded = new Set(read.map(([word]) => word))
  return { words: words.filter((word) => !excluded.has(word)), parts: [...parts, ...read.map(([, part]) => part)] }
}
