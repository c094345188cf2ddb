/** Local storage where the browser grants it, else the visit's memory: a blocked storage never breaks the shop. */
export const browserStorage = (): Storage | undefined => granted(() => globalThis.localStorage)

/** The same for what belongs to one tab. */
export const tabStorage = (): Storage | undefined => granted(() => globalThis.sessionStorage)

function granted(open: () => Storage): Storage | undefined {
  try {
    const storage = open()
    storage.getItem('token')
    return storage
  } catch {
    return undefined
  }
}
