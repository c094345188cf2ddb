import { isSearchText } from '../catalog/is-search-text.ts'
import { searchUrl } from '../navigation/site-url.ts'

/** What submitting the search box does. */
export interface SearchSubmit {
  /** Address to go to; undefined when nothing is submitted. */
  readonly to: string | undefined
  /** What the search box holds once `current` is in the address. */
  readonly box: string
}

/**
 * What submitting the search box does (rules.md S14): at least two characters and another text than the query `current`.
 * The box follows the query, except on paths that start with /firsatlar, where it keeps what was typed.
 */
export const searchSubmit = (text: string, current: string, path: string): SearchSubmit => {
  const wanted = text.toWellFormed().trim()
  const submits = isSearchText(wanted) && wanted !== current
  return { to: submits ? searchUrl({ q: wanted }) : undefined, box: path.startsWith('/firsatlar') ? text : current }
}
