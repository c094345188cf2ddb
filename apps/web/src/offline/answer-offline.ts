import { keptAs, mayKeep, offlinePage, room, type Shelf, shelfOf, shelves } from './kept-as.ts'

/** The parts of the browser that the service worker uses. */
export interface OfflineDeps {
  readonly origin: string
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  /** Keeps the service worker running until this work has ended. */
  readonly after: (work: Promise<unknown>) => void
}

/**
 * Answers a request whose response may be stored; returns undefined for others, which the browser handles. Files and
 * pictures never change at their address and come from the store. All other requests use the connection while there is
 * one, so that an online shopper never sees an outdated price.
 */
export function answerOffline(request: Request, deps: OfflineDeps): Promise<Response> | undefined {
  const shelf = keptAs(request, deps.origin)
  const name = shelf && shelfOf(shelf, request.headers.get('authorization'))
  if (!shelf || name === undefined) return undefined
  const place = { shelf, name }
  return shelf === 'files' || shelf === 'pictures' ? keptFirst(request, place, deps) : lineFirst(request, place, deps)
}

/** A kind of store, and the name of the cache for this request. */
interface Place {
  readonly shelf: Shelf
  readonly name: string
}

async function keptFirst(request: Request, place: Place, deps: OfflineDeps): Promise<Response> {
  const store = await deps.caches.open(place.name)
  return (await store.match(request, { ignoreVary: true })) ?? brought(request, place, store, deps)
}

async function lineFirst(request: Request, place: Place, deps: OfflineDeps): Promise<Response> {
  const store = await deps.caches.open(place.name)
  try {
    return await brought(request, place, store, deps)
  } catch (error) {
    const kept = await store.match(request, { ignoreVary: true })
    if (kept) return kept
    if (request.mode !== 'navigate') throw error
    return elsewhere(new URL(request.url), await deps.caches.open(shelves.pages), error)
  }
}

/** Redirects to the page that lists what can be opened offline, with the requested address in its fragment. */
async function elsewhere({ origin, pathname, search }: URL, store: Cache, error: unknown): Promise<Response> {
  const standIn = await store.match(offlinePage)
  if (!standIn) throw error
  return pathname === offlinePage ? standIn : Response.redirect(`${origin}${offlinePage}#${pathname}${search}`, 302)
}

async function brought(request: Request, place: Place, store: Cache, deps: OfflineDeps): Promise<Response> {
  const answer = await deps.fetch(request)
  // Without a connection, Firefox returns this as the response that it requested early; other browsers throw.
  if (answer.type === 'error') throw new TypeError('Failed to fetch')
  if (mayKeep(place.shelf, request.url, answer)) deps.after(keep(request, answer.clone(), place, store, deps.caches))
  // If the session was ended elsewhere, delete its stored responses here as well.
  if (place.shelf === 'own' && answer.status === 401) deps.after(deps.caches.delete(place.name))
  return answer
}

/**
 * Stores a response unless its cache was deleted since the request was sent, which happens when the member logs out.
 */
async function keep(request: Request, answer: Response, { shelf, name }: Place, store: Cache, caches: CacheStorage) {
  if (!(await caches.has(name))) return
  // If the disk is full, the response is not stored, and the visit goes on.
  await store.put(request, answer).catch(() => undefined)
  const held = await store.keys()
  await Promise.all(held.slice(0, Math.max(0, held.length - room[shelf])).map((old) => store.delete(old)))
  if (shelf === 'own') await deleteOthers(name, caches)
}

/** Deletes the stored responses of all other sessions: one member at a time uses a browser. */
async function deleteOthers(name: string, caches: CacheStorage): Promise<void> {
  const others = (await caches.keys()).filter((one) => one.startsWith(shelves.own) && one !== name)
  await Promise.all(others.filter((one) => one !== shelves.ownPages).map((one) => caches.delete(one)))
}

/**
 * Stores the files that the first visit loaded before the service worker was active, and the page shown for pages that
 * are not stored.
 */
export async function keepBrought(page: string, files: readonly string[], deps: OfflineDeps): Promise<void> {
  const bring = async (url: string, mode: string): Promise<string> => {
    const request = new Request(new URL(url, deps.origin))
    const shelf = keptAs({ method: 'GET', url: request.url, mode }, deps.origin)
    if (!shelf || (mode !== 'navigate' && (await deps.caches.match(request, { ignoreVary: true })))) return ''
    const answer = await deps.fetch(request).catch(() => undefined)
    if (!answer || !mayKeep(shelf, request.url, answer)) return ''
    const text = mode === 'navigate' ? await answer.clone().text() : ''
    const name = shelves[shelf]
    await keep(request, answer, { shelf, name }, await deps.caches.open(name), deps.caches)
    return text
  }
  await bring(page, 'navigate')
  const standIn = await bring(offlinePage, 'navigate')
  // Also the files of that page, which no other page has loaded yet.
  for (const url of [...files, ...(standIn.match(/\/assets\/[\w.-]+/g) ?? [])]) await bring(url, 'cors')
}
