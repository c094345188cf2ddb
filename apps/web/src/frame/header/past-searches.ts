import { searchUrl } from '@market/domain/navigation'
import type { SuggestionOption } from './suggestion-options.ts'

export { pastSearches } from '@market/domain/catalog'

/** Earlier searches as options of the empty search box, and an option that clears them. */
export const pastOptions = (past: readonly string[]): readonly SuggestionOption[] =>
  past.length === 0
    ? []
    : [
        ...past.map((text) => ({
          kind: 'past' as const,
          key: text,
          href: searchUrl({ q: text }),
          typed: text,
          rest: '',
        })),
        { kind: 'forget', key: '', href: '', typed: 'Son aramaları temizle', rest: '' },
      ]
