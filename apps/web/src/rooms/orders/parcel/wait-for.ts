import type { Ending } from '@market/domain/orders'

/** Waits so many ms, or until it is to end. */
export const waitFor = (ms: number, ending: Ending): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    ending.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
