import { isDictionaryWord } from './dictionary-words.ts'
import { wordStems } from './word-stems.ts'

/** Folded words that people write so and the dictionary has not: of other languages, newer ones, and short ones. */
const others: ReadonlySet<string> = new Set(
  [
    'tur ev is kar dag gol yol abi sac kaz fil muz nar raf bez tel duy babet yilbasi',
    'ales kpss dgs yds tyt lgs yks hamster hdmi mop vileda eyeliner drone scooter kreatin kolajen evye waffle epilator euro bitcoin',
    'dress shoes shoe bag women men woman man kids case phone cover shirt watch book toy baby coffee machine boxer',
  ].flatMap((words) => words.split(' ')),
)

/** Of the dictionary's words those that are typed for others only: `tablet`, `yazıcı`, `makine`. */
const typos: ReadonlySet<string> = new Set(['tabet', 'yazci', 'makina', 'makinasi'])

/**
 * Whether a word, typed in Turkish lower case, is written right in whatever form: it is searched as it is or left out, and never
 * taken for a typo of something else (`gelinlik` is no `gelincik`).
 */
export const isRealWord = (text: string, key: string): boolean =>
  !typos.has(key) && [key, ...wordStems(text)].some((form) => others.has(form) || isDictionaryWord(form))
