import { searchKey } from '@market/domain/text'
import { accessories, type QueryVocabulary, type QueryWord } from '@market/domain/catalog'
import { meantCategories } from '../words/meant-categories.ts'

/**
 * Tells whether a word names a kind of product: a category, or a product that has a row of synonyms (`sütyeni` of `spor
 * sütyeni`, `pizza` of `pizza taşı`).
 */
export const namesKind =
  (vocabulary: QueryVocabulary) =>
  ({ text, forms }: QueryWord): boolean =>
    [...forms, ...vocabulary.stems(text)].some((form) => vocabulary.categories(form)) ||
    meantCategories(text) !== undefined ||
    (!accessories.has(searchKey(text)) &&
      [searchKey(text), ...vocabulary.stems(text)].some((form) => vocabulary.synonyms(form) !== undefined))
