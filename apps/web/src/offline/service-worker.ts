import { answerOffline, keepBrought, type OfflineDeps } from './answer-offline.ts'
import { shelves } from './kept-as.ts'

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  /** The page, asked for while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Told extends Lasting {
  readonly data: unknown
}
/** The worker's own global scope, as far as it is used: the compiler knows that of pages. */
declare const self: {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', handle: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', handle: (event: Fetching) => void): void
  addEventListener(kind: 'message', handle: (event: Told) => void): void
}

const depsOf = (event: Lasting): OfflineDeps => ({
  origin: self.location.origin,
  caches: self.caches,
  fetch: (request) => fetch(request),
  after: (work) => event.waitUntil(work),
})

// Nothing waits for an older worker to end: none keeps anything that another could not read.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => {
  const known = new Set<string>(Object.values(shelves))
  const forgetOld = async () => {
    for (const name of await self.caches.keys()) if (!known.has(name)) await self.caches.delete(name)
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(forgetOld())
})
self.addEventListener('fetch', (event) => {
  const preloaded = async (request: Request) => (await event.preloadResponse) ?? fetch(request)
  const answer = answerOffline(event.request, { ...depsOf(event), fetch: preloaded })
  if (answer) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  const { page, files } = Object(event.data)
  const isText = (url: unknown) => typeof url === 'string'
  if (isText(page) && Array.isArray(files)) event.waitUntil(keepBrought(page, files.filter(isText), depsOf(event)))
})
