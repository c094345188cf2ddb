import { isSearchText } from '../catalog/is-search-text.ts'
import { searchUrl } from '../navigation/site-url.ts'

/** Effect of submitting the search box. */
export interface SearchSubmit {
  /** Address to go to; undefined when nothing is submitted. */
  readonly to: string | undefined
  /** Text of the search box once `current` is in the address. */
  readonly box: string
}

/**
 * Effect of submitting the search box (rules.md S14): it needs at least two characters and a text other than the query
 * `current`. The box follows the query, except on paths that start with /firsatlar, where it keeps the typed text.
 */
export const searchSubmit = (text: string, current: string, path: string): SearchSubmit => {
  const wanted = text.toWellFormed().trim()
  const submits = isSearchText(wanted) && wanted !== current
  return { to: submits ? searchUrl({ q: wanted }) : undefined, box: path.startsWith('/firsatlar') ? text : current }
}
