import { ownShelf } from './own-shelf.ts'

/** The browser's stores of what was seen: files of the build, pictures, pages and answers for everybody, and those of a member. */
export const shelves = {
  files: 'files-1',
  pictures: 'pictures-1',
  pages: 'pages-1',
  calls: 'calls-1',
  own: ownShelf,
} as const

export type Shelf = keyof typeof shelves

/** How many answers each holds; the oldest go first. */
export const room: Readonly<Record<Shelf, number>> = { files: 150, pictures: 300, pages: 40, calls: 200, own: 60 }

/** Where a page that was never seen leads to. */
export const offlinePage = '/my/cevrimdisi'

/** A member’s orders, parcels and lists. What is paid by (cart, addresses, cards) is never kept, nor any price to pay by. */
const ownCalls = /^\/eptnew\/(user\/me|orders|order\/\d+|track\/\d+|user-favorites(\/[^/]+)?|x\/favourite-items)$/
const ownPages = /^\/my\/(siparisler|listelerim|cevrimdisi)(\/|$)/

/** A request, as far as it matters here. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/** Where the answer to a request is kept for a time without a line, if it may be kept at all. */
export function keptAs({ method, url, mode }: Asked, origin: string): Shelf | undefined {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return undefined
  if (mode === 'navigate') return 'pages'
  if (pathname.startsWith('/assets/')) return 'files'
  if (pathname.startsWith('/img/')) return 'pictures'
  if (ownCalls.test(pathname)) return 'own'
  return pathname.startsWith('/eptnew/') ? 'calls' : undefined
}

/** Whether an answer may be kept: those for everybody say so themselves. */
export function mayKeep(
  shelf: Shelf,
  url: string,
  answer: Pick<Response, 'status' | 'headers' | 'redirected'>,
): boolean {
  if (answer.status !== 200 || answer.redirected) return false
  if (shelf === 'own' || (shelf === 'pages' && ownPages.test(new URL(url).pathname))) return true
  return /\bpublic\b/.test(answer.headers.get('cache-control') ?? '')
}
