import type { Ending } from '@market/domain/orders'

/** Resolves after `ms`, or as soon as `ending` aborts. */
export const waitFor = (ms: number, ending: Ending): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    ending.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
