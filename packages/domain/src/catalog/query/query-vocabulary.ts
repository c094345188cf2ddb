import type { ProductChoice } from './query-understanding.ts'

/** Categories that a word names. */
export interface NamedCategories {
  /** Text of the chip; undefined if several are possible, so that the typed word is shown. */
  readonly name: string | undefined
  readonly slugs: readonly string[]
  /** Whether the word names everything in the categories: `fare` does not, in `Klavye ve Fare`. */
  readonly whole: boolean
  /** Whether all that is in them is for children. */
  readonly forChildren: boolean
  /** How indirectly the word names the category; 0 for a leaf's own name. */
  readonly level: number
}

/** A brand or a shop. */
export interface Named {
  readonly slug: string
  readonly name: string
}

/**
 * The words that a shop knows. Each lookup takes one or several folded words separated by spaces, so a query needs only
 * a few lookups, independent of the number of products.
 */
export interface QueryVocabulary {
  /** Folded stems of a word in Turkish lower case: `telefonlar` has `telefon`. */
  readonly stems: (word: string) => readonly string[]
  /** Other folded spellings; empty for a single-spelling name; undefined if no synonym row contains the key. */
  readonly synonyms: (key: string) => readonly string[] | undefined
  readonly categories: (key: string) => NamedCategories | undefined
  /** The slug of the main category above a category. */
  readonly mainCategory: (slug: string) => string | undefined
  /** Whether no category is below this one, so that its name is a product; others are departments or groups. */
  readonly isLeaf: (slug: string) => boolean
  /**
   * Category names that begin with the key and are longer, the shortest first: `elektrikli süpürge` for `elektrikli
   * sup`.
   */
  readonly begun: (key: string) => readonly string[]
  readonly brand: (key: string) => Named | undefined
  readonly shop: (key: string) => Named | undefined
  /** Variants and properties for the words: `42 numara`, `128 gb`, `mavi`. */
  readonly choices: (key: string) => readonly ProductChoice[]
  /** Sizes in the same unit that differ from a measure (`10 kg`, `200x300`) by at most this factor. */
  readonly nearSizes: (key: string, factor: number) => readonly ProductChoice[]
}
