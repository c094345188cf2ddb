import { type Reading, mayBegin } from '../attempts-at.ts'
import { lastCompleted } from '../complete-query.ts'
import { endOf, type Question } from '../question.ts'

/** The query whose last word, if it only begins words, is completed to a kind: `kablosuz süp` looks for vacuums. */
export function ended(question: Question): readonly Reading[] {
  const { text, understanding, vocabulary, counted, read } = question
  const begins = endOf(question) !== undefined && mayBegin(understanding.words, counted)
  const whole = begins ? lastCompleted(text, vocabulary) : undefined
  return whole === undefined ? [] : [{ understanding: read(whole), leftOut: [], corrected: whole }]
}
