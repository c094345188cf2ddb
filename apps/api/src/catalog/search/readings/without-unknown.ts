import { lowerTr } from '@market/domain/text'
import { asksQuestion, type QueryWord } from '@market/domain/catalog'
import { endsCompound, relax } from '@market/commerce'
import type { Reading } from '../attempts-at.ts'
import { wholeWord } from '../correct-query.ts'
import type { Question } from '../question.ts'
import { isNearWord } from '../words/near-kinds.ts'
import { namesKind } from './names-kind.ts'

/**
 * The query read again without its unknown words, so that the others can name a kind together; then with its weakest
 * conditions left out, too.
 */
export function withoutUnknown(question: Question): readonly Reading[] {
  const { q, text, corrected, understanding, unknown, vocabulary, isFiltered, read } = question
  if (unknown.length === 0 || isFiltered) return []
  // Without the end of a compound, too little is left to guess by: `gömlek sepeti`.
  const last = understanding.words.at(-1)
  if (!asksQuestion(q) && last && unknown.includes(last) && endsCompound.test(last.text)) return []
  const again = read(unknown.reduce((known, word) => known.replace(wholeWord(word.text), ' '), lowerTr(text)))
  const isThing = again.parts.some(({ filter: { kind } }) => kind === 'category' || kind === 'brand' || kind === 'gift')
  // A term with synonyms names what the shop has, too: `bitki çayı`.
  const isNamed = (word: QueryWord) => namesKind(vocabulary)(word) || word.text.includes(' ')
  const isKindOrAsked = again.words.some(isNamed) || (asksQuestion(q) && again.words.length > 0)
  if (!isThing && !isKindOrAsked) return []
  // Names only mention a word for what is not sold: `okul öncesi boyama` is not paint.
  if (!isThing && again.words.some((word) => !word.text.includes(' ') && isNearWord(word.text))) return []
  const left = unknown.map((word) => word.text)
  const weaker = relax(again, [], { namesKind: namesKind(vocabulary), nearKinds: () => [] })
  // The end of a category's name may end another name: `tozu` of `protein tozu` is not baking powder.
  const isEndOfName = again.parts.some(({ filter }) => filter.kind === 'category' && filter.partly === true)
  return [
    { understanding: again, leftOut: left, corrected },
    ...weaker
      .filter(({ leftOut }) => (leftOut.length === 0) === isEndOfName)
      .map((one) => ({ ...one, leftOut: [...left, ...one.leftOut], corrected })),
  ]
}
