import { lowerTr, upperTr } from '@market/domain/text'
import { aspectsOf } from './aspects.ts'
import { commentOpenings, framesOf } from './frames.ts'
import { type Mood, ofMoods } from './mood.ts'
import type { Told } from './told.ts'

/** Sentences about the aspects of a leaf's products: informative ones (`facts`), and those that only express liking. */
export function aspectSentences(leaf: string): { readonly facts: Told; readonly likings: Told } {
  const aspects = aspectsOf(leaf)
  const facts: Told = {
    good: aspects.map(({ noun, praise }, index) => [
      `${noun} ${praise}.`,
      ...[1, 2].flatMap((step) => {
        const other = aspects[(index + step) % aspects.length]
        return other ? `${noun} ${praise}, ${lowerFirst(other.noun)} d${openVowel(other.noun)} ${other.praise}.` : []
      }),
      ...openingsOf(index).map((opening) => `${opening}, ${lowerFirst(noun)} ${praise}.`),
    ]),
    middle: aspects.map(({ noun, complaint }, index) =>
      aspects.flatMap((other, at) =>
        at === index ? [] : [`${other.noun} ${other.praise} ama ${lowerFirst(noun)} ${complaint}.`],
      ),
    ),
    bad: aspects.map(({ noun, complaint }) => [`${noun} ${complaint}.`]),
  }
  const liking = (mood: Mood) =>
    framesOf(mood).map((frame) => aspects.map(({ noun }) => upperFirst(inFrame(frame, lowerFirst(noun)))))
  return { facts, likings: ofMoods(liking) }
}

/** Each opening belongs to one aspect of a leaf, so that no two comments of a product start alike. */
const openingsOf = (index: number) => commentOpenings().slice(index * openingsEach, (index + 1) * openingsEach)
const openingsEach = 5

const lowerFirst = (text: string) => lowerTr(text.slice(0, 1)) + text.slice(1)
const upperFirst = (text: string) => upperTr(text.slice(0, 1)) + text.slice(1)

/** The sentence with the noun in its case, and with the vowel of its ending in `{}ydi`. */
const inFrame = (frame: string, noun: string): string =>
  frame
    .replace('{}ydi', `${noun}yd${noun.slice(-1)}`)
    .replaceAll(/\{(\w*)\}/g, (_, ending: string) => noun + (cases[ending]?.(noun) ?? ''))

/** Cases of a noun in the possessive of the third person: `ekranı` to `ekranını`, `ekranına`, `ekranında`, `ekranından`, `ekranının`. */
const cases: Readonly<Record<string, (noun: string) => string>> = {
  i: (noun) => `n${noun.slice(-1)}`,
  e: (noun) => `n${openVowel(noun)}`,
  de: (noun) => `nd${openVowel(noun)}`,
  den: (noun) => `nd${openVowel(noun)}n`,
  in: (noun) => `n${noun.slice(-1)}n`,
}
const openVowel = (noun: string) => (/[eiöü]$/.test(noun) ? 'e' : 'a')
