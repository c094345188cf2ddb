import type { LoaderFunction } from 'react-router-dom'

const shared = new WeakSet<object>()

/** Notes that a loader's answers are the same for everybody. */
export function asShared<Loader extends LoaderFunction>(loader: Loader): Loader {
  shared.add(loader)
  return loader
}

export const isShared = (loader: object): boolean => shared.has(loader)
