import { afterEach, beforeEach, vi } from 'vitest'

class Unseen {
  observe = () => undefined
  disconnect = () => undefined
}

/** Makes all elements out of view for the tests of a file, because jsdom has no layout. */
export function nothingInView(): void {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', Unseen))
  afterEach(() => vi.unstubAllGlobals())
}
