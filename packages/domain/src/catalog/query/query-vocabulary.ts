import type { ProductChoice } from './query-understanding.ts'

/** Categories that a word names. */
export interface NamedCategories {
  /** The chip's text; undefined where several are meant and the typed word says it best. */
  readonly name: string | undefined
  readonly slugs: readonly string[]
  /** Whether the word names all that is in them: `fare` does not, in `Klavye ve Fare`. */
  readonly whole: boolean
  /** Whether all that is in them is for children. */
  readonly forChildren: boolean
  /** How far the word is from the name, from 0 for a leaf's own. */
  readonly level: number
}

/** A brand or a shop. */
export interface Named {
  readonly slug: string
  readonly name: string
}

/**
 * The words that a shop knows. Each lookup takes a folded word or several with a space between, so that a query costs a
 * few of them however many products there are.
 */
export interface QueryVocabulary {
  /** Folded stems of a word in Turkish lower case: `telefonlar` has `telefon`. */
  readonly stems: (word: string) => readonly string[]
  /** Other folded spellings; none for what is one thing under one name; undefined for what no row of synonyms has. */
  readonly synonyms: (key: string) => readonly string[] | undefined
  readonly categories: (key: string) => NamedCategories | undefined
  /** Names of kinds that begin so and have more letters, the shortest first: `elektrikli süpürge` for `elektrikli sup`. */
  readonly begun: (key: string) => readonly string[]
  readonly brand: (key: string) => Named | undefined
  readonly shop: (key: string) => Named | undefined
  /** Choices and properties that the words say: `42 numara`, `128 gb`, `mavi`. */
  readonly choices: (key: string) => readonly ProductChoice[]
  /** Sizes of the same unit that differ from a measure (`10 kg`, `200x300`) by a factor at most. */
  readonly nearSizes: (key: string, factor: number) => readonly ProductChoice[]
}
