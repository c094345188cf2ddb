import type { ConsentFlag } from '@market/domain'

/** As specification section 3 names it. */
const key = 'cookie_status'
/** Its name until November 2026: who has answered is not asked again. */
const formerKey = 'cookie_notice'

/** Keeps the answer in local storage; where there is none the notice asks again at the next visit. */
export const localConsentFlag = (storage: Storage | undefined): ConsentFlag => ({
  read: () => {
    try {
      return storage?.getItem(key) ?? storage?.getItem(formerKey) ?? null
    } catch {
      return null
    }
  },
  write: (flag) => {
    try {
      storage?.setItem(key, flag)
      storage?.removeItem(formerKey)
    } catch {
      // A full or locked storage: asked again next time.
    }
  },
})
