import { searchKey } from '../../text/search-key.ts'
import { makeCategoryWords } from './category-words.ts'
import { choiceWords } from './choice-words.ts'
import type { ProductChoice } from './query-understanding.ts'
import type { Named, QueryVocabulary } from './query-vocabulary.ts'

/** The shop's names from which its vocabulary is made. */
export interface ShopWords {
  readonly stems: QueryVocabulary['stems']
  readonly synonyms: QueryVocabulary['synonyms']
  readonly brands: readonly Named[]
  readonly shops: readonly Named[]
  readonly choices: readonly ProductChoice[]
  /** Whether products have the folded word in their own names; a brand or shop of that name is found as text. */
  readonly inNames: (word: string) => boolean
}

/** Choices of one word that are listed at most; a query names them all in one condition. */
const maxChoices = 40

/** A vocabulary for many queries; its lookups are maps. */
export function makeQueryVocabulary({ stems, synonyms, brands, shops, choices, inNames }: ShopWords): QueryVocabulary {
  const telling = (key: string) => key.length > 2 && !(/^\S+$/.test(key) && inNames(key))
  const byName = (named: readonly Named[]) =>
    new Map(named.map((one) => [searchKey(one.name), one] as const).filter(([key]) => telling(key)))
  const [brandsByKey, shopsByKey] = [byName(brands), byName(shops)]
  const byWord = new Map<string, ProductChoice[]>()
  for (const choice of choices)
    for (const word of choiceWords(choice)) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [choice])
      else if (known.length < maxChoices) known.push(choice)
    }
  return {
    stems,
    synonyms,
    categories: makeCategoryWords(stems),
    brand: (key) => brandsByKey.get(key),
    shop: (key) => shopsByKey.get(key),
    choices: (key) => byWord.get(key) ?? [],
  }
}
