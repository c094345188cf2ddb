import { answerOffline, keepBrought, type OfflineDeps } from './answer-offline.ts'
import { shelves } from './kept-as.ts'
import { openPushed, readPush } from './show-push.ts'

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  /** The response that the browser requested while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Told extends Lasting {
  readonly data: unknown
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null
}
interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void }
}
/** The part of the service worker's global scope that is used here, since TypeScript only knows that of pages. */
declare const self: {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window' }): Promise<Parameters<typeof openPushed>[1]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: object): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', handle: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', handle: (event: Fetching) => void): void
  addEventListener(kind: 'message', handle: (event: Told) => void): void
  addEventListener(kind: 'push', handle: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', handle: (event: Clicked) => void): void
}

const depsOf = (event: Lasting): OfflineDeps => ({
  origin: self.location.origin,
  caches: self.caches,
  fetch: (request) => fetch(request),
  after: (work) => event.waitUntil(work),
})

// The new worker does not wait for an older one to end, because both can read each other's stored data.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => {
  const known = new Set<string>(Object.values(shelves))
  const forgetOld = async () => {
    for (const name of await self.caches.keys())
      if (!known.has(name) && !name.startsWith(shelves.own)) await self.caches.delete(name)
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
self.addEventListener('push', (event) => {
  // Browsers require a notification for every push, so an unreadable one leads to the orders.
  const { title, url } = readPush(event.data?.text()) ?? { title: 'Siparişinizde yenilik var', url: '/my/siparisler' }
  const options = { icon: '/icons/192.png', badge: '/icons/192.png', lang: 'tr', tag: title, data: url }
  event.waitUntil(self.registration.showNotification(title, options))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = String(event.notification.data)
  const open = async () =>
    openPushed(url, await self.clients.matchAll({ type: 'window' }), (page) => self.clients.openWindow(page))
  event.waitUntil(open())
})
