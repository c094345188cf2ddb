import {
  isSearchText,
  latestOnly,
  type ProductCatalog,
  suggestionLimits,
  type Suggestions,
} from '@market/domain/catalog'
import { type SearchLoading, searchLoading } from '@market/domain/shell'
import { catchError, debounceTime, EMPTY, filter, from, map, of, Subject, switchMap, takeUntil } from 'rxjs'
import { type Live, makeLive } from '../kernel/live.ts'

/** The typed text and its suggestions. */
export interface SuggestionState {
  readonly text: string
  readonly status: SearchLoading
  readonly suggestions: Suggestions | undefined
}
/** Suggestions of the search box (rules.md L8). */
export interface SuggestionStore {
  readonly state: Live<SuggestionState>
  type(text: string): void
}

/** Suggestions for the typed text. An answer counts only if no newer request was made (rules.md L8). */
export function makeSuggestionStore(catalog: ProductCatalog): SuggestionStore {
  const { live, set } = makeLive<SuggestionState>({ text: '', status: searchLoading.initial, suggestions: undefined })
  const latest = latestOnly()
  const typed = new Subject<string>()
  const texts = typed.pipe(map((text) => text.trim()))
  const tooShort = texts.pipe(filter((text) => !isSearchText(text)))

  const happen = (type: 'search' | 'results' | 'reset', text: string, suggestions: Suggestions | undefined) =>
    set({ text, status: searchLoading.next(live.current().status, { type }), suggestions })
  const ask = (text: string) => {
    if (!isSearchText(text)) return EMPTY
    happen('search', text, live.current().suggestions)
    // A request overtaken by a newer one is rejected, with no subscriber left.
    return from(latest(() => catalog.suggestions(text))).pipe(
      map((answer) => ({ text, suggestions: answer.ok ? answer.value : undefined })),
      catchError(() => of({ text, suggestions: undefined })),
      takeUntil(tooShort),
    )
  }

  tooShort.subscribe((text) => happen('reset', text, undefined))
  texts
    .pipe(debounceTime(suggestionLimits.delayMs), switchMap(ask))
    .subscribe(({ text, suggestions }) => happen(suggestions ? 'results' : 'reset', text, suggestions))
  return { state: live, type: (text) => typed.next(text) }
}
