import { listingQuery } from '@market/domain/catalog'

/** The page number in an address, from 1; an invalid one is 1 (rules.md L1). */
export const pageOf = (url: URL): number => listingQuery.parse(url.searchParams).page
