import { searchKey } from './search-key.ts'

/** Part of an address: folded to ASCII lower case, words joined with `-` (rules.md T3). */
export const slugify = (text: string): string =>
  searchKey(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
