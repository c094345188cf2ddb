import { searchKey } from '../text/search-key.ts'
import { plainText } from './rich-text.ts'
import type { HelpAnswer } from './help.ts'

/** Limits of a query in words and characters; the rest is ignored. */
const maxWords = 12
const maxLength = 200

const wordsOf = (text: string): readonly string[] => searchKey(text).match(/[a-z0-9]+/g) ?? []

/**
 * Whether two words are forms of one word. Turkish inflects at the end, so their beginnings are compared: five letters,
 * or all of the shorter word ("iade" and "iademi", "kargoya" and "kargom").
 */
const akin = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length, 5)
  return length > 2 && one.slice(0, length) === other.slice(0, length)
}

/** Points for a word in the question, in its topic's title, and in its answer. */
const points = { question: 5, topic: 2, answer: 1 } as const

/**
 * Answers that contain at least a third of a text’s words, best first: a word in the question counts more than one in
 * the answer. Words under three letters ("mi", "ve") are ignored; a text of only such words finds nothing.
 */
export function searchHelp<Answer extends HelpAnswer>(answers: readonly Answer[], text: string): readonly Answer[] {
  const asked = wordsOf(text.slice(0, maxLength))
    .filter((word) => word.length > 2)
    .slice(0, maxWords)
  return answers
    .map((answer) => ({ answer, score: scoreOf(answer, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ answer }) => answer)
}

function scoreOf({ question, topic, answer }: HelpAnswer, asked: readonly string[]): number {
  const places = [
    [points.question, wordsOf(question)],
    [points.topic, wordsOf(topic)],
    [points.answer, wordsOf(answer.map(plainText).join(' '))],
  ] as const
  const found = asked.flatMap((word) => {
    const place = places.find(([, words]) => words.some((one) => akin(one, word)))
    return place ? [place[0]] : []
  })
  return found.length * 3 < asked.length ? 0 : found.reduce<number>((sum, score) => sum + score, 0)
}
