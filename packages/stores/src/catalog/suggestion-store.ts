import type { ProductCatalog, Suggestions } from '@market/domain'
import { catchError, debounceTime, EMPTY, filter, from, map, Subject, switchMap, tap } from 'rxjs'
import { type Live, makeLive } from '../kernel/live.ts'

export interface SuggestionState {
  readonly text: string
  readonly status: 'PENDING' | 'LOADING' | 'SUCCESS'
  readonly suggestions: Suggestions | undefined
}
export interface SuggestionStore {
  readonly state: Live<SuggestionState>
  type(text: string): void
}

/** From two characters, 200 ms after the last key; an answer counts only if no newer text was typed (rules.md L8). */
const fewest = 2
const debounceMs = 200

export function makeSuggestionStore(catalog: ProductCatalog): SuggestionStore {
  const { live, set } = makeLive<SuggestionState>({ text: '', status: 'PENDING', suggestions: undefined })
  const typed = new Subject<string>()
  typed
    .pipe(
      map((text) => text.trim()),
      tap((text) => text.length < fewest && set({ text, status: 'PENDING', suggestions: undefined })),
      debounceTime(debounceMs),
      switchMap((text) => {
        if (text.length < fewest) return EMPTY
        set({ ...live.current(), text, status: 'LOADING' })
        return from(catalog.suggestions(text)).pipe(
          map((answer) => ({ text, answer })),
          catchError(() => EMPTY),
        )
      }),
      filter(({ answer }) => answer.ok),
    )
    .subscribe(({ text, answer }) => {
      if (answer.ok) set({ text, status: 'SUCCESS', suggestions: answer.value })
    })
  return { state: live, type: (text) => typed.next(text) }
}
