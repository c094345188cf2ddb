import { searchKey } from '@market/domain/text'
import type { QueryUnderstanding } from '@market/domain/catalog'
import { relax } from '@market/commerce'
import { nearNamesOf, nearOf } from '../adjust-reading.ts'
import type { Reading } from '../attempts-at.ts'
import { corrected as mended } from '../correct-query.ts'
import { isCategory, type Question } from '../question.ts'
import { ended } from './ended.ts'
import { namesKind } from './names-kind.ts'

/** The query with words and conditions left out, the weakest first. */
export function relaxed(question: Question): readonly Reading[] {
  const { q, corrections, understanding, asWritten, unknown, vocabulary, isFiltered } = question
  if (isFiltered) return []
  const kinds = { namesKind: namesKind(vocabulary), nearKinds: nearOf, nearNames: nearNamesOf }
  const completed = ended(question).flatMap(({ understanding: whole, corrected }) =>
    relax(whole, [], kinds).flatMap(({ near, ...one }): readonly Reading[] => (near ? [] : [{ ...one, corrected }])),
  )
  // First drop an exclusion that was only inferred from a suffix (`askısız`).
  const ways = [
    ...relax(understanding, unknown, kinds),
    ...(understanding.parts.length === asWritten.parts.length ? [] : relax(asWritten, unknown, kinds)),
  ]
  return [
    ...completed,
    ...ways.map(({ near, ...way }): Reading => {
      // Do not report a correction of a word that was left out.
      const right = corrections.filter(({ spelling }) => !way.leftOut.includes(spelling))
      const asTyped = (text: string) => corrections.find(({ spelling }) => spelling === text)?.typed ?? text
      return {
        ...way,
        understanding: way.leftOut.length > 0 && !near ? withKind(question, way.understanding) : way.understanding,
        ...(near && { instead: [{ kind: 'category', slugs: near }] }),
        leftOut: way.leftOut.map(asTyped),
        corrected: mended(q, right) ?? null,
      }
    }),
  ]
}

/** Reads the remaining words as a kind of product: `laptop standı` without `standı` finds computers. */
function withKind({ vocabulary, read }: Question, rest: QueryUnderstanding): QueryUnderstanding {
  const text = rest.words.map((word) => word.text).join(' ')
  const isKind = rest.words.length === 1 || vocabulary.categories(searchKey(text)) !== undefined
  const again = text !== '' && isKind && !rest.parts.some(isCategory) ? read(text) : undefined
  return again && again.parts.length > 0 ? { words: again.words, parts: [...rest.parts, ...again.parts] } : rest
}
