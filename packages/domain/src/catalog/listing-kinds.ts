/** Kinds of listings, which decide page sizes and sort keys (specification section 9). */
export type ListingKind = 'listing' | 'deals' | 'campaign' | 'raffle' | 'comments' | 'mini'

const listingSorts = [
  'default',
  'price_desc',
  'price_asc',
  'sell_count_desc',
  'name_asc',
  'name_desc',
  'date_asc',
  'date_desc',
  'discount_desc',
] as const
const miniSorts = [
  'default',
  'price_desc',
  'price_asc',
  'sell_count_asc',
  'name_asc',
  'name_desc',
  'discount_desc',
] as const
const commentSorts = ['date_desc', 'date_asc', 'like'] as const

interface KindRule {
  readonly sizes: readonly number[]
  readonly limit: number
  readonly sorts: readonly string[]
  readonly sort: string
}
/** Page sizes, sort keys and defaults of specification section 9. */
export const listingKinds: Readonly<Record<ListingKind, KindRule>> = {
  listing: { sizes: [12, 24, 36, 48, 60], limit: 48, sorts: listingSorts, sort: 'default' },
  deals: { sizes: [20, 30, 50, 60], limit: 60, sorts: listingSorts, sort: 'default' },
  campaign: { sizes: [8, 20, 30, 50, 60], limit: 8, sorts: listingSorts, sort: 'default' },
  raffle: { sizes: [18], limit: 18, sorts: ['default'], sort: 'default' },
  comments: { sizes: [5], limit: 5, sorts: commentSorts, sort: 'date_desc' },
  mini: { sizes: [12, 24, 36, 48, 60], limit: 48, sorts: miniSorts, sort: 'default' },
}
