import { type CommentRequest, type CommentTheme, commentThemes, type ListingQuery } from '@market/domain/catalog'
import { listingHref } from '../../../shared/listing/load-listing.ts'

/** Fragment of the list's heading. */
export const listFragment = 'liste'

/** Address of the comments after a change of the query. It leads to the list's heading, not to the top of the page. */
export const narrowedHref = (path: string, query: ListingQuery, change: Partial<ListingQuery>): string =>
  `${listingHref(path, query, change)}#${listFragment}`

const names = { theme: 'konu', variant: 'secenek', photos: 'foto' } as const
const given = 'var'
const maxWords = 80

/** The filters of comments in an address; of several themes or variants, the first. */
export function narrowingOf({
  rating,
  q,
  attributes,
}: ListingQuery): Pick<CommentRequest, 'rating' | 'q' | 'theme' | 'variant' | 'withPhotos'> {
  const one = (name: string) => attributes.find((attribute) => attribute.name === name)?.value
  const theme = commentThemes.find((known) => known === one(names.theme))
  const variant = one(names.variant)
  return {
    ...(rating !== null && { rating }),
    ...(q !== '' && { q: q.slice(0, maxWords) }),
    ...(theme && { theme }),
    ...(variant !== undefined && variant.length <= 200 && { variant }),
    ...(one(names.photos) === given && { withPhotos: true }),
  }
}

export const isNarrowed = (query: ListingQuery): boolean => Object.keys(narrowingOf(query)).length > 0

/** The query without any filter. */
export const withoutNarrowing = (query: ListingQuery): ListingQuery => ({
  ...query,
  rating: null,
  q: '',
  attributes: [],
})

const put = (query: ListingQuery, name: string, value: string | undefined): Partial<ListingQuery> => ({
  attributes: [
    ...query.attributes.filter((attribute) => attribute.name !== name),
    ...(value === undefined ? [] : [{ name, value }]),
  ],
})
/** The query change that selects a theme, or removes it if it is selected. */
export const turnTheme = (query: ListingQuery, theme: CommentTheme): Partial<ListingQuery> =>
  put(query, names.theme, narrowingOf(query).theme === theme ? undefined : theme)
/** The query change that selects a variant, or removes it if it is selected. */
export const turnVariant = (query: ListingQuery, variant: string): Partial<ListingQuery> =>
  put(query, names.variant, narrowingOf(query).variant === variant ? undefined : variant)
/** The query change that shows only comments with photos, or all again. */
export const turnPhotos = (query: ListingQuery): Partial<ListingQuery> =>
  put(query, names.photos, narrowingOf(query).withPhotos ? undefined : given)
