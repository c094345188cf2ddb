import { ownShelf } from './own-shelf.ts'

/**
 * The browser's stores of what was seen: files of the build, pictures, pages and answers for everybody, and those of a member,
 * whose name `shelfOf` completes.
 */
export const shelves = {
  files: 'files-1',
  pictures: 'pictures-1',
  pages: 'pages-1',
  calls: 'calls-1',
  own: ownShelf,
  ownPages: `${ownShelf}pages`,
} as const

export type Shelf = keyof typeof shelves

/** How many answers each holds; the oldest go first. */
export const room: Readonly<Record<Shelf, number>> = {
  files: 150,
  pictures: 300,
  pages: 40,
  calls: 200,
  own: 60,
  ownPages: 10,
}

/** Where a page that was never seen leads to. */
export const offlinePage = '/my/cevrimdisi'

/** A member’s orders, parcels and lists. What is paid by (cart, addresses, cards) is never kept, nor any price to pay by. */
const ownCalls = /^\/eptnew\/(user\/me|orders|order\/[^/]+|track\/[^/]+|user-favorites(\/[^/]+)?|x\/favourite-items)$/
/** Pages whose address says what a member has. */
const ownPages = /^\/my\/(siparisler|listelerim)(\/|$)/

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
  if (mode === 'navigate') return ownPages.test(pathname) ? 'ownPages' : 'pages'
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
  if (shelf === 'own' || shelf === 'ownPages' || new URL(url).pathname === offlinePage) return true
  return /\bpublic\b/.test(answer.headers.get('cache-control') ?? '')
}

/**
 * The store of a request. Own answers are kept by the session of their bearer, so that the next member of this browser does not
 * read them; undefined without one.
 */
export function shelfOf(shelf: Shelf, bearer: string | null): string | undefined {
  if (shelf !== 'own') return shelves[shelf]
  const session = sessionOf(bearer ?? '')
  return session === undefined ? undefined : shelves.own + session
}

function sessionOf(bearer: string): string | undefined {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(bearer)?.[1] ?? ''
  try {
    const { sub } = Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
