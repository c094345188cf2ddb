/** A file of its own, so that no page waits for it. */
export { pastSearches } from '@market/domain'
