/** Where a browser keeps texts: for all its tabs until they are taken away, and for one tab as long as that lives. */
export interface BrowserStorages {
  readonly local?: Storage | undefined
  readonly tab?: Storage | undefined
}

/** Those that the browser grants: a blocked storage never breaks the shop. */
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
