import type { Network } from '@market/domain/shell'

/** Connection details reported by the browser. */
export const windowNetwork = (browser: Window): Network => ({
  isOnline: () => browser.navigator.onLine,
  onChange: (listener) => {
    browser.addEventListener('online', listener)
    browser.addEventListener('offline', listener)
    return () => {
      browser.removeEventListener('online', listener)
      browser.removeEventListener('offline', listener)
    }
  },
})
