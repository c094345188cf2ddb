import { shelves } from './kept-as.ts'

/** A page that opens without a line. */
export interface KeptPage {
  readonly path: string
  readonly title: string
}

/** Pages for everybody that this browser keeps, the last one seen first. */
export async function keptPages(caches: CacheStorage): Promise<readonly KeptPage[]> {
  const store = await caches.open(shelves.pages)
  const found = await Promise.all(
    (await store.keys()).map(async ({ url }): Promise<KeptPage | undefined> => {
      const { pathname, search } = new URL(url)
      const html = pathname.startsWith('/my/') ? undefined : await (await store.match(url))?.text()
      const page = html && new DOMParser().parseFromString(html, 'text/html')
      // Logins and forms are of no use here, as to a search engine.
      if (!page || page.querySelector('meta[name=robots]')) return undefined
      return { path: pathname + search, title: page.title.split(' | ')[0] ?? page.title }
    }),
  )
  return found.filter((page) => page !== undefined).toReversed()
}
