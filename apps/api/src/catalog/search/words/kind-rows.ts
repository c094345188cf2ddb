import { once, readRows } from '@market/data-files'
import { findCategory } from '@market/domain/catalog'
import * as v from 'valibot'

const list = v.pipe(
  v.string(),
  v.transform((cell) => (cell === '' ? [] : cell.split(' '))),
)
/** Slugs of categories, parted by spaces. */
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
 * Words that name a thing in some categories and say of what, for what or how in others: who types `limon` looks for the fruit, not
 * for a detergent that smells of it. What is read as one word is written with a line, `filtre_kahve`.
 */
export const meantKinds = once(() =>
  readRows(new URL('meant-kinds.tsv', import.meta.url), v.strictObject({ words, first: kinds, next: kinds })),
)

/** Words for what this shop does not sell, with the leaf categories whose things come nearest. */
export const kindsNearWords = once(() =>
  readRows(new URL('near-kinds.tsv', import.meta.url), v.strictObject({ words, kinds })),
)

/** Folded words that are written right or wrong, whatever the dictionary has: of other languages, newer ones, and short ones. */
export const spelledWords = once(() =>
  readRows(
    new URL('real-words.tsv', import.meta.url),
    v.strictObject({ words, are: v.picklist(['right', 'typo'], 'write right or typo') }),
  ),
)
