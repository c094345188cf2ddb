import type { Live } from '@market/stores'
import { useSyncExternalStore } from 'react'

/** A store's current state in a component; on the server and while hydrating, its first value. */
export function useStream<T>(live: Live<T>): T
/**
 * A part of the state, such as a flag. The component renders again only when the part changes, so that one press does
 * not render the buttons of all products.
 */
export function useStream<T, Part extends string | number | boolean | undefined>(
  live: Live<T>,
  partOf: (state: T) => Part,
): Part
/** The state, or the part of it that `partOf` takes. */
export function useStream<T>(live: Live<T>, partOf: (state: T) => unknown = (state) => state): unknown {
  return useSyncExternalStore(
    live.subscribe,
    () => partOf(live.current()),
    () => partOf(live.first()),
  )
}
