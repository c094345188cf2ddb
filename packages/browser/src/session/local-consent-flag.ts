import type { ConsentFlag } from '@market/domain'

const key = 'cookie_notice'

/** Keeps the answer in local storage; where there is none the notice asks again at the next visit. */
export const localConsentFlag = (storage: Storage | undefined): ConsentFlag => ({
  read: () => {
    try {
      return storage?.getItem(key) ?? null
    } catch {
      return null
    }
  },
  write: (flag) => {
    try {
      storage?.setItem(key, flag)
    } catch {
      // A full or locked storage: asked again next time.
    }
  },
})
