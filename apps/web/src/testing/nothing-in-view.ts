import { afterEach, beforeEach, vi } from 'vitest'

class Unseen {
  observe = () => undefined
  disconnect = () => undefined
}

/** For the tests of a file nothing comes near the view: jsdom has no view to come near to. */
export function nothingInView(): void {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', Unseen))
  afterEach(() => vi.unstubAllGlobals())
}
