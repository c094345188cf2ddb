import { lowerTr } from '@market/domain'
import { aspectsOf } from './aspects/index.ts'
import type { Told } from './told.ts'

/** Sentences about the aspects of a leaf's products: mostly those that say something, a few of mere liking. */
export function aspectSentences(leaf: string): Told {
  const aspects = aspectsOf(leaf)
  const nouns = aspects.map(({ noun }) => noun)
  const next = (index: number, step: number) => aspects[(index + step) % aspects.length] ?? { noun: '', praise: '' }
  return {
    good: [
      ...aspects.map(({ noun, praise }, index) => [
        `${noun} ${praise}.`,
        ...[1, 2].map((step) => {
          const other = next(index, step)
          return `${noun} ${praise}, ${lowerFirst(other.noun)} d${openVowel(other.noun)} ${other.praise}.`
        }),
      ]),
      nouns.map((noun) => `En çok ${accusative(lowerFirst(noun))} beğendim.`),
      nouns.map((noun) => `${ablative(noun)} çok memnunum.`),
      nouns.map((noun) => `${dative(noun)} diyecek yok.`),
      nouns.map((noun) => `${accusative(noun)} merak ediyordum, içim rahatladı.`),
    ],
    middle: [
      ...aspects.map(({ noun, complaint }, index) =>
        aspects.flatMap((other, at) =>
          at === index ? [] : [`${other.noun} ${other.praise} ama ${lowerFirst(noun)} ${complaint}.`],
        ),
      ),
      nouns.map((noun) => `${noun} idare eder.`),
    ],
    bad: [
      ...aspects.map(({ noun, complaint }) => [`${noun} ${complaint}.`]),
      nouns.map((noun) => `${accusative(noun)} hiç beğenmedim.`),
      nouns.map((noun) => `${ablative(noun)} memnun kalmadım.`),
      nouns.map((noun) => `${noun} konusunda hayal kırıklığı yaşadım.`),
    ],
  }
}

const lowerFirst = (text: string) => lowerTr(text.slice(0, 1)) + text.slice(1)

/** Cases of a noun in the possessive of the third person: `ekranı` to `ekranını`, `ekranına` and `ekranından`. */
const accusative = (noun: string) => `${noun}n${noun.slice(-1)}`
const dative = (noun: string) => `${noun}n${openVowel(noun)}`
const ablative = (noun: string) => `${noun}nd${openVowel(noun)}n`
const openVowel = (noun: string) => (/[eiöü]$/.test(noun) ? 'e' : 'a')
