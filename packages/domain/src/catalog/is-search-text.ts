import { suggestionLimits } from './latest-only.ts'

/** Whether a text is long enough to be searched for and to ask suggestions for, spaces around it aside (rules.md L8, S14). */
export const isSearchText = (text: string): boolean =>
  Array.from(text.toWellFormed().trim()).length >= suggestionLimits.minCharacters
