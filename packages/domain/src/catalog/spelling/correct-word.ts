import { soundKey } from './sound-key.ts'
import { wordBeginnings } from './word-beginnings.ts'
import { wordDistance } from './word-distance.ts'

/** A word that products have. */
export interface KnownWord {
  /** Folded. */
  readonly key: string
  /** Number of products with this word. */
  readonly weight: number
}

/** Longest word that is corrected; longer ones are not real words and slow to compare. */
const longest = 40
/** Reduction of the cost if the words sound the same. */
const heard = 0.3
/** The first letter is seldom wrong: `null` is not `full`. */
const otherBeginning = 0.3
/** In shorter words another first letter makes another word: `uçak` is not `ocak`. */
const shortWord = 6
/** A word that fits its neighbours may be shorter, or further from the typed one: `bebek bzi`. */
const fitting = { shortest: 3, nearer: 1 }

/** Short words have too many neighbours, so they are corrected little or not at all. */
const allowed = (length: number): number => {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 8 ? 1.4 : 2
}

/**
 * Corrects a folded word to a known one: the nearest in typos or sound, the most frequent of equally near ones, or else
 * the known word that it is with suffixes. Words that fit the neighbouring words are preferred, even for a short word.
 * Undefined if the word is known, however rare, or no word is near.
 */
export function correctWord<Word extends KnownWord>(
  typed: string,
  known: readonly Word[],
  fits: (word: Word) => boolean = () => false,
): Word | undefined {
  const length = Array.from(typed).length
  if (length > longest || known.some(({ key }) => key === typed)) return undefined
  const sound = soundKey(typed)
  const near = known
    .map((word) => ({ word, cost: Math.min(typingCost(typed, word.key), soundCost(sound, word.key)) }))
    .map((one) => ({ ...one, fits: one.cost <= 1 && length >= fitting.shortest && fits(one.word) }))
    .filter(({ cost, word, fits: fit }) => (fit || cost <= allowed(length)) && word.key.length > 2)
    .sort((one, other) => costOf(one) - costOf(other) || (one.word.key < other.word.key ? -1 : 1))
  const beginnings = wordBeginnings(typed)
  return near[0]?.word ?? beginnings.flatMap((beginning) => known.find(({ key }) => key === beginning) ?? [])[0]
}

function typingCost(typed: string, key: string): number {
  if (typed[0] === key[0]) return wordDistance(typed, key)
  const swapped = typed[0] === key[1] && typed[1] === key[0]
  return typed.length < shortWord && !swapped ? Number.POSITIVE_INFINITY : wordDistance(typed, key) + otherBeginning
}
const soundCost = (sound: string, key: string) => (sound === soundKey(key) ? heard : Number.POSITIVE_INFINITY)

/** A word that is ten times as frequent may cost a tenth of a typo more. */
const costOf = ({ word, cost, fits }: { readonly word: KnownWord; readonly cost: number; readonly fits: boolean }) =>
  cost - (fits ? fitting.nearer : 0) - 0.1 * Math.log10(Math.max(1, word.weight))
