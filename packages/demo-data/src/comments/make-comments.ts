import { lowerTr, upperTr } from '@market/domain/text'
import type { Random } from '../random.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'
import { aspectSentences } from './aspect-sentences.ts'
import { choiceSentence } from './choice-sentence.ts'
import { generalSentencesOf } from './general-sentences.ts'
import { type Mood, ofMoods } from './mood.ts'
import { sentenceDeck } from './sentence-deck.ts'

const hour = 3_600_000

/** Writing styles of shoppers: most write a sentence or two, long ones three or four. */
const tempers = ['short', 'short', 'plain', 'plain', 'plain', 'long', 'long', 'dry', 'cheerful'] as const

interface Commented {
  readonly leaf: LeafVocabulary
  /** Whether it is used up and bought again. */
  readonly usedUp: boolean
  /** Counts of one to five stars: each rating is one comment's. */
  readonly ratings: readonly number[]
  readonly variants: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[]
  readonly createdAt: Date
  readonly now: Date
}

/** Makes a comment for each rating of a product. No sentence is used twice. */
export function makeComments({ leaf, usedUp, ratings, variants, createdAt, now }: Commented, random: Random) {
  const own = ownSentences(leaf)
  const general = generalSentencesOf(usedUp)
  const decks = new Map<Mood, ReturnType<typeof decksOf>>()
  const decksOf = (mood: Mood) => {
    const [facts, likings] = [own.facts, own.likings].map((told) => sentenceDeck(told[mood], random))
    return {
      own: () => (random.chance(0.8) ? (facts?.() ?? likings?.()) : (likings?.() ?? facts?.())),
      general: sentenceDeck(general[mood], random),
    }
  }
  const said = new Set<string>()
  const stars = ratings.flatMap((count, index) => Array.from({ length: count }, () => index + 1))
  const age = Math.min(360 * 24, Math.floor((now.getTime() - createdAt.getTime()) / hour))
  return stars.map((rating) => {
    const mood = moodOf(rating)
    const deck = decks.get(mood) ?? decksOf(mood)
    decks.set(mood, deck)
    const bought = variants.map(({ name, values }) => ({ name, value: random.pick(values).name }))
    const temper = random.pick(tempers)
    const sentences: string[] = []
    const say = (next: () => string | undefined): void => {
      const sentence = next()
      if (sentence === undefined) return
      if (said.has(sentence) || sentences.some((before) => shareWords(before, sentence))) return say(next)
      said.add(sentence)
      sentences.push(sentence)
    }
    say(deck.own)
    if (temper === 'long') say(deck.own)
    if (random.chance(temper === 'short' ? 0.05 : 0.2)) say(sentenceDeck(sentencesOfChoice(mood, bought), random))
    if (sentences.length === 0 || (temper !== 'short' && temper !== 'dry')) say(deck.general)
    return {
      name: `${random.pick(initials)}** ${random.pick(initials)}**`,
      rating,
      text: written(sentences, temper),
      variant: bought.length === 0 ? null : bought.map(({ value }) => value).join(' · '),
      like_count: Math.floor(40 ** random.next() - 1),
      created_at: new Date(now.getTime() - random.whole(1, Math.max(1, age - 48)) * hour),
    }
  })
}

/** Whether two sentences have the same subject: words of both start alike, as `kalıbı` and `kalıbından` do. */
function shareWords(one: string, other: string): boolean {
  const beginnings = beginningsOf(one)
  return beginningsOf(other).some((word) => beginnings.includes(word))
}
const beginningsOf = (sentence: string): readonly string[] => lowerTr(sentence).match(/(?<!\p{L})\p{L}{4}/gu) ?? []

const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'middle' : 'bad')

const known = new WeakMap<LeafVocabulary, ReturnType<typeof aspectSentences>>()

/** The sentences that only this leaf's products earn. */
function ownSentences(leaf: LeafVocabulary) {
  const before = known.get(leaf)
  if (before) return before
  const { facts, likings } = aspectSentences(leaf.aspects ?? leaf.category)
  const of = (mood: Mood) => [...(leaf.comments?.[mood] ?? []).map((sentence) => [sentence]), ...facts[mood]]
  const made = { facts: ofMoods(of), likings }
  known.set(leaf, made)
  return made
}

const sentencesOfChoice = (mood: Mood, bought: readonly { readonly name: string; readonly value: string }[]) => [
  bought.flatMap(({ name, value }) => choiceSentence(mood, name, value) ?? []),
]

/** Formats a comment in its style: `dry` without capitals and full stop, `cheerful` with an exclamation mark. */
function written(sentences: readonly string[], temper: (typeof tempers)[number]): string {
  const text = sentences.join(' ')
  if (temper === 'dry') return lowerTr(text).replace(/\.$/, '')
  return temper === 'cheerful' ? text.replace(/\.$/, '!') : text
}

const initials = Array.from('abcçdefghilmnorsştuüyz', upperTr)
