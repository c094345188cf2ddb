import { listingQuery } from '@market/domain/catalog'

/** The page that an address asks for, from 1; what is unknown is the first (rules.md L1). */
export const pageOf = (url: URL): number => listingQuery.parse(url.searchParams).page
