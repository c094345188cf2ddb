import { ownShelf } from './own-shelf.ts'

/**
 * Names of the browser's caches: files of the build, pictures, public pages and responses, and a member's own
 * responses, whose name `shelfOf` completes with the session.
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

/** Maximum number of responses in each cache; the oldest are deleted first. */
export const room: Readonly<Record<Shelf, number>> = {
  files: 150,
  pictures: 300,
  pages: 40,
  calls: 200,
  own: 60,
  ownPages: 10,
}

/** The page shown offline instead of a page that is not stored. */
export const offlinePage = '/my/cevrimdisi'

/** A member's orders, parcels and lists. Data for paying (cart, addresses, cards, prices to pay) is never stored. */
const ownCalls = /^\/eptnew\/(user\/me|orders|order\/[^/]+|track\/[^/]+|user-favorites(\/[^/]+)?|x\/favourite-items)$/
/** Pages with a member's data. */
const ownPages = /^\/my\/(siparisler|listelerim)(\/|$)/

/** The fields of a request that decide where it is stored. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/** The kind of cache for a request's response; undefined if it must not be stored. */
export function keptAs({ method, url, mode }: Asked, origin: string): Shelf | undefined {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return undefined
  if (mode === 'navigate') return ownPages.test(pathname) ? 'ownPages' : 'pages'
  if (pathname.startsWith('/assets/')) return 'files'
  if (pathname.startsWith('/img/')) return 'pictures'
  if (ownCalls.test(pathname)) return 'own'
  return pathname.startsWith('/eptnew/') ? 'calls' : undefined
}

/** Whether a response may be stored; public ones have `public` in their cache-control header. */
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
 * The cache name for a request. A member's own responses are stored by the session in the bearer token, so that the
 * next member of this browser cannot read them; undefined without a session.
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
