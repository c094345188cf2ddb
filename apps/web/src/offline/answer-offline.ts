import { keptAs, mayKeep, offlinePage, room, type Shelf, shelves } from './kept-as.ts'

/** What the worker needs of the browser. */
export interface OfflineDeps {
  readonly origin: string
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  /** Lets the browser end the worker only after this work. */
  readonly after: (work: Promise<unknown>) => void
}

/**
 * Answers a request that may be kept; others are the browser's own. Files and pictures never change under their address and
 * come from what is kept; all else comes over the line as long as there is one, so that no kept price meets a shopper who is online.
 */
export function answerOffline(request: Request, deps: OfflineDeps): Promise<Response> | undefined {
  const shelf = keptAs(request, deps.origin)
  if (!shelf) return undefined
  return shelf === 'files' || shelf === 'pictures' ? keptFirst(request, shelf, deps) : lineFirst(request, shelf, deps)
}

async function keptFirst(request: Request, shelf: Shelf, deps: OfflineDeps): Promise<Response> {
  const store = await deps.caches.open(shelves[shelf])
  return (await store.match(request, { ignoreVary: true })) ?? brought(request, shelf, deps)
}

async function lineFirst(request: Request, shelf: Shelf, deps: OfflineDeps): Promise<Response> {
  try {
    return await brought(request, shelf, deps)
  } catch (error) {
    const store = await deps.caches.open(shelves[shelf])
    const kept = await store.match(request, { ignoreVary: true })
    if (kept) return kept
    if (shelf !== 'pages') throw error
    return elsewhere(new URL(request.url), store, error)
  }
}

/** The page that says what opens without a line, with the way back to what was wanted. */
async function elsewhere({ origin, pathname, search }: URL, store: Cache, error: unknown): Promise<Response> {
  const standIn = await store.match(offlinePage)
  if (!standIn) throw error
  return pathname === offlinePage ? standIn : Response.redirect(`${origin}${offlinePage}#${pathname}${search}`, 302)
}

async function brought(request: Request, shelf: Shelf, deps: OfflineDeps): Promise<Response> {
  const answer = await deps.fetch(request)
  if (mayKeep(shelf, request.url, answer)) deps.after(keep(request, answer.clone(), shelf, deps.caches))
  // Whoever was logged out elsewhere leaves nothing here either.
  if (shelf === 'own' && answer.status === 401) deps.after(deps.caches.delete(shelves.own))
  return answer
}

async function keep(request: Request, answer: Response, shelf: Shelf, caches: CacheStorage): Promise<void> {
  const store = await caches.open(shelves[shelf])
  // A full disk refuses, and the visit goes on.
  await store.put(request, answer).catch(() => undefined)
  const held = await store.keys()
  await Promise.all(held.slice(0, Math.max(0, held.length - room[shelf])).map((old) => store.delete(old)))
}

/** Keeps what a first visit brought before the worker was there, and the page that stands in for those never seen. */
export async function keepBrought(page: string, files: readonly string[], deps: OfflineDeps): Promise<void> {
  const bring = async (url: string, mode: string): Promise<string> => {
    const request = new Request(new URL(url, deps.origin))
    const shelf = keptAs({ method: 'GET', url: request.url, mode }, deps.origin)
    if (!shelf || (mode !== 'navigate' && (await deps.caches.match(request, { ignoreVary: true })))) return ''
    const answer = await deps.fetch(request).catch(() => undefined)
    if (!answer || !mayKeep(shelf, request.url, answer)) return ''
    const text = mode === 'navigate' ? await answer.clone().text() : ''
    await keep(request, answer, shelf, deps.caches)
    return text
  }
  await bring(page, 'navigate')
  const standIn = await bring(offlinePage, 'navigate')
  // Its own files, too, which no page has brought yet.
  for (const url of [...files, ...(standIn.match(/\/assets\/[\w.-]+/g) ?? [])]) await bring(url, 'cors')
}
