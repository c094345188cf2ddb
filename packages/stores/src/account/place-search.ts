import { type AddressGateway, placeLimits, type ReadPlace } from '@market/domain/account'
import { debounceTime, EMPTY, filter, from, map, Subject, switchMap, takeUntil } from 'rxjs'
import { type Live, makeLive } from '../kernel/live.ts'

/** Places that were found for a text. */
export interface FoundPlaces {
  readonly words: string
  /** Undefined if the request failed. */
  readonly found: readonly ReadPlace[] | undefined
}

/** Finds places in the typed text. */
export interface PlaceSearch {
  /** The latest answer; it may still be that of an earlier text. Undefined if the text is too short. */
  readonly state: Live<FoundPlaces | undefined>
  type(words: string): void
}

/** Makes a search for places. It asks once the typing pauses; an older answer never overwrites a newer one. */
export function makePlaceSearch(addresses: Pick<AddressGateway, 'findPlaces'>): PlaceSearch {
  const { live, set } = makeLive<FoundPlaces | undefined>(undefined)
  const typed = new Subject<string>()
  const isTooShort = (words: string) => words.length < placeLimits.minCharacters
  const ask = (words: string) =>
    from(addresses.findPlaces(words.slice(0, placeLimits.maxCharacters))).pipe(
      map((places) => ({ words, found: places.ok ? places.value : undefined })),
      takeUntil(typed),
    )
  typed.pipe(filter(isTooShort)).subscribe(() => set(undefined))
  typed
    .pipe(
      debounceTime(placeLimits.delayMs),
      switchMap((words) => (isTooShort(words) ? EMPTY : ask(words))),
    )
    .subscribe(set)
  let last: string | undefined
  return {
    state: live,
    type(words) {
      if (words === last) return
      last = words
      typed.next(words)
    },
  }
}
