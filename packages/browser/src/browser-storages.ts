/** A browser's two storages for texts: shared by all tabs until deleted, and one per tab that ends with it. */
export interface BrowserStorages {
  readonly local?: Storage | undefined
  readonly tab?: Storage | undefined
}

/** The storages that the browser allows; a blocked storage never breaks the shop. */
export const browserStorages = (): BrowserStorages => ({
  local: granted(() => globalThis.localStorage),
  tab: granted(() => globalThis.sessionStorage),
})

function granted(open: () => Storage): Storage | undefined {
  try {
    const storage = open()
    storage.getItem('token')
    return storage
  } catch {
    return undefined
  }
}
