import type { Reading } from '../attempts-at.ts'
import { completions } from '../complete-query.ts'
import { isCategory, type Question } from '../question.ts'
import { keyOf, readQueryWords } from '../read-query.ts'
import { isNearTerm } from '../words/near-kinds.ts'
import { isRealWord } from '../words/real-words.ts'
import { isCompound } from './is-compound.ts'
import { namesKind } from './names-kind.ts'

/** Minimum length of a last word that is tried as a prefix if it finds nothing as a whole word. */
const shortestBeginning = 2

/** The query with a category's name that begins with the text, then with the last word as a prefix. */
export function completed(question: Question): readonly Reading[] {
  const { q, corrected, understanding, unknown, vocabulary, read } = question
  const typed = readQueryWords(q)
  const [last, end] = [understanding.words.at(-1), typed.at(-1)]
  const isWord = last !== undefined && isRealWord(last.text, keyOf(last))
  // Two words that begin a name are meant so, even if the last is a word: `yüzme gözlü`.
  const completion =
    isWord && typed.length < 2
      ? []
      : completions(q, vocabulary).map((text) => ({ understanding: read(text), leftOut: [], corrected: text }))
  // Two letters are completed only beside other words: `usb ka`.
  const isShort = last?.text.length === shortestBeginning && understanding.words.length + understanding.parts.length > 1
  const begins =
    last !== undefined &&
    last.text.length >= shortestBeginning &&
    // A whole word does not begin another one: `bira` is not `bırakmayan`.
    !isWord &&
    (!unknown.includes(last) || isShort) &&
    !namesKind(vocabulary)(last) &&
    !isNearTerm(keyOf(last))
  // A kind beside an unfinished word may be part of another name: `duş perd` is a curtain.
  const plain = {
    understanding: { words: typed.map((word) => ({ ...word, inName: true as const })), parts: [] },
    leftOut: [],
    corrected,
    unfinished: true,
  }
  const isBeside = understanding.words.length > 0 && understanding.parts.some(isCategory)
  return [
    ...completion,
    ...(begins ? [{ understanding, leftOut: [], corrected, unfinished: true, headed: isCompound(question) }] : []),
    ...(isBeside && !(end && isRealWord(end.text, keyOf(end))) ? [plain] : []),
  ]
}
