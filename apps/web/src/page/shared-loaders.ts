import type { LoaderFunction } from 'react-router-dom'

const seconds = new WeakMap<object, number>()

/** Marks a loader whose answers are the same for every visitor; each may be shown for `shownFor` seconds. */
export function asShared<Loader extends LoaderFunction>(loader: Loader, shownFor: number): Loader {
  seconds.set(loader, shownFor)
  return loader
}

/** How many seconds an answer of this loader may be shown to every visitor; 0 if its answers are personal. */
export const sharedFor = (loader: unknown): number => (typeof loader === 'function' && seconds.get(loader)) || 0
