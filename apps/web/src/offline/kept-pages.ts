import { shelves } from './kept-as.ts'

/** A page that can be opened offline. */
export interface KeptPage {
  readonly path: string
  readonly title: string
}

/** Public pages in this browser's store, the last visited first. */
export async function keptPages(caches: CacheStorage): Promise<readonly KeptPage[]> {
  const store = await caches.open(shelves.pages)
  const found = await Promise.all(
    (await store.keys()).map(async ({ url }): Promise<KeptPage | undefined> => {
      const { pathname, search } = new URL(url)
      const html = pathname.startsWith('/my/') ? undefined : await (await store.match(url))?.text()
      // Without its styles, which the security policy of this page refuses with an error in the console.
      const head = html?.match(/<title>[^<]*<\/title>|<meta [^>]*>/g)?.join('')
      const page = head && new DOMParser().parseFromString(head, 'text/html')
      // Logins and forms, which are also hidden from search engines, are of no use offline.
      if (!page || page.querySelector('meta[name=robots]')) return undefined
      return { path: pathname + search, title: page.title.split(' | ')[0] ?? page.title }
    }),
  )
  return found.filter((page) => page !== undefined).toReversed()
}
