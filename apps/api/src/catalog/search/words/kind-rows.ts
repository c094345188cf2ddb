import { once, readRows } from '@market/data-files'
import { findCategory } from '@market/domain/catalog'
import * as v from 'valibot'

const list = v.pipe(
  v.string(),
  v.transform((cell) => (cell === '' ? [] : cell.split(' '))),
)
/** Slugs of categories, separated by spaces. */
const kinds = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (slug) => findCategory(slug) !== undefined,
        ({ input }) => `there is no category "${input}": correct the slug`,
      ),
    ),
  ),
)
const words = v.pipe(list, v.minLength(1, 'write one word at least'))

/**
 * Words that name a thing in some categories and describe one in others: a search for `limon` means the fruit, not a
 * detergent with its scent. An underscore joins the words of a term, such as `filtre_kahve`.
 */
export const meantKinds = once(() =>
  readRows(new URL('meant-kinds.tsv', import.meta.url), v.strictObject({ words, first: kinds, next: kinds })),
)

/** Words and terms for things that this shop does not sell, with the leaf categories whose products come nearest. */
export const kindsNearWords = once(() =>
  readRows(new URL('near-kinds.tsv', import.meta.url), v.strictObject({ words, kinds })),
)

/** Words of the names of what comes nearest to a thing of `near-kinds.tsv`: of garden furniture a balcony table is a table. */
export const namesOfNear = once(() =>
  readRows(new URL('near-names.tsv', import.meta.url), v.strictObject({ words, called: words })),
)

/** Folded words whose spelling is right or wrong regardless of the dictionary: foreign, newer and short words. */
export const spelledWords = once(() =>
  readRows(
    new URL('real-words.tsv', import.meta.url),
    v.strictObject({ words, are: v.picklist(['right', 'typo'], 'write right or typo') }),
  ),
)
