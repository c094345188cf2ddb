import type { LoaderFunction } from 'react-router-dom'

const seconds = new WeakMap<object, number>()

/** Notes that a loader's answers are the same for everybody, and for how many seconds one may be shown. */
export function asShared<Loader extends LoaderFunction>(loader: Loader, shownFor: number): Loader {
  seconds.set(loader, shownFor)
  return loader
}

/** For how many seconds an answer of this loader may be shown to everybody; 0 for answers that are one visitor's. */
export const sharedFor = (loader: unknown): number => (typeof loader === 'function' && seconds.get(loader)) || 0
