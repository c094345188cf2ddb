/** Local storage where the browser grants it, else the visit's memory: a blocked storage never breaks the shop. */
export function browserStorage(): Storage | undefined {
  try {
    const { localStorage } = globalThis
    localStorage.getItem('token')
    return localStorage
  } catch {
    return undefined
  }
}
