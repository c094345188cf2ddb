import { lowerTr } from '@market/domain/text'
import { type LeafVocabulary, type SlotWords, wordsOf } from '../vocabulary/vocabulary.ts'

interface Slot {
  readonly slot: string
  readonly words: SlotWords
  readonly choices: number
}

/** One name template of a brand, with as many names as its slots have words that say no word twice. */
interface Form {
  readonly brand: string
  readonly template: string
  readonly slots: readonly Slot[]
  /** Places of its names among all that its slots would make. */
  readonly places: readonly number[]
  readonly names: number
  /** Index of its first name; brands start with different names. */
  readonly start: number
}
export interface Named {
  readonly brand: string
  readonly template: string
  /** Slot to its word. */
  readonly words: Readonly<Record<string, string>>
}

/**
 * The name of the product at `place` of a leaf. All places have different names until the words are used up: brands and
 * templates take turns, and one that has no names left drops out.
 */
export function nameProduct(leaf: LeafVocabulary, place: number): Named {
  const { forms, names } = formsOf(leaf)
  let round = 0
  let rest = place % names
  let turns = forms
  // Templates with equally many names left alternate until the shortest is used up.
  for (;;) {
    const shortest = turns.reduce((least, { names: left }) => Math.min(least, left), Infinity)
    const rounds = shortest - round
    if (rest < rounds * turns.length) break
    rest -= rounds * turns.length
    round = shortest
    turns = turns.filter((form) => form.names > round)
  }
  const form = turns[rest % turns.length]
  if (!form) throw new Error(`${leaf.category} has no name ${place}`)
  return { brand: form.brand, template: form.template, words: wordsAt(form, round + Math.floor(rest / turns.length)) }
}

const known = new WeakMap<LeafVocabulary, { readonly forms: readonly Form[]; readonly names: number }>()

function formsOf(leaf: LeafVocabulary) {
  const before = known.get(leaf)
  if (before) return before
  // A brand starts with its own template, so that the first products of a leaf differ in both.
  const forms = leaf.names.flatMap((_, turn) =>
    leaf.brands.map((brand, index) => formOf(leaf, brand, leaf.names[(turn + index) % leaf.names.length] ?? '')),
  )
  const made = { forms, names: forms.reduce((sum, form) => sum + form.names, 0) }
  known.set(leaf, made)
  return made
}

function formOf(leaf: LeafVocabulary, brand: string, template: string): Form {
  const slots = [...template.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => {
    const words = wordsOf(leaf, slot, brand)
    return { slot, words, choices: 'of' in words ? 1 : words.length }
  })
  const made = slots.reduce((product, { choices }) => product * choices, 1)
  const all = Array.from({ length: made }, (_, place) => place)
  const nameAt = (place: number) => `${brand} ${filled(template, chosenAt(slots, place))}`
  const places = shareWords(brand, template, slots) ? all.filter((place) => !saysTwice(nameAt(place))) : all
  const names = places.length
  const start = Math.floor(names * ((leaf.brands.indexOf(brand) * 0.382 + 0.21) % 1))
  return { brand, template, slots, places, names, start }
}

const filled = (template: string, words: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '')

const longWords = (text: string): readonly string[] => lowerTr(text).match(/\p{L}{3,}/gu) ?? []

/** Whether a text has a word of three letters or more twice. */
export function saysTwice(text: string): boolean {
  const words = longWords(text)
  return new Set(words).size < words.length
}

/** Whether a name may have a word twice; most templates and slots share none, and their names need no look. */
function shareWords(brand: string, template: string, slots: readonly Slot[]): boolean {
  const texts = slots.map(({ words }) => ('of' in words ? Object.values(words.words).flat() : words))
  const parts = [
    longWords(`${brand} ${filled(template, {})}`),
    ...texts.map((some) => new Set(some.flatMap(longWords))),
  ]
  const words = parts.flatMap((part) => [...part])
  return new Set(words).size < words.length || texts.flat().some(saysTwice)
}

/** The words of the n-th name of a template, in a shuffled order. */
const wordsAt = ({ slots, places, names, start }: Form, n: number): Record<string, string> =>
  chosenAt(slots, places[(n * strideOf(names) + start) % names] ?? 0)

function chosenAt(slots: readonly Slot[], place: number): Record<string, string> {
  let rest = place
  const chosen: Record<string, string> = {}
  for (const { slot, words, choices } of slots) {
    chosen[slot] = 'of' in words ? followed(words, chosen) : (words[rest % choices] ?? '')
    rest = Math.floor(rest / choices)
  }
  return chosen
}

const followed = (words: Exclude<SlotWords, readonly string[]>, chosen: Readonly<Record<string, string>>): string =>
  words.words[chosen[words.of] ?? '']?.[0] ?? ''

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/** About 0.62 of the number and prime to it: steps of this length meet every place once. */
function strideOf(names: number): number {
  let stride = Math.max(1, Math.round(names * 0.618))
  while (greatestDivisor(stride, names) > 1) stride += 1
  return stride
}
