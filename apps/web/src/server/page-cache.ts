import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { HtmlPiece } from '../page/html-piece.ts'
import type { Shared } from '../page/page.ts'
import { pageBytes } from './page-bytes.ts'

type Headers = Readonly<Record<string, string>>
export interface CachedPage {
  readonly status: number
  readonly location: string | undefined
  /** The document in brotli, which every current browser accepts; empty for a redirect. */
  readonly br: Buffer
  readonly packed: 'fast' | 'small'
  /** Headers of the cached document, including its encoding and length. */
  readonly headers: Headers
  /** Times of the cache's clock, in ms. */
  readonly freshUntil: number
  readonly staleUntil: number
}
export interface Answer {
  readonly headers: Headers
  readonly body: Buffer
}
export interface MadePage {
  readonly status: number
  readonly html: readonly HtmlPiece[]
  readonly location?: string
  readonly shared: Shared | undefined
  /** Headers of the page itself, including its security policy. */
  readonly headers: Headers
}

const unpacked = promisify(brotliDecompress)
const gzipped = promisify(gzip)
/**
 * For documents up to this size in bytes, the fastest compression adds 0.8 KB for the first visitor and takes half the
 * time.
 */
const smallBytes = 100_000
/**
 * Larger than a compressed page: zlib fills chunks of this size and joins them. Twice the size costs the server 14 MB.
 */
const chunkSize = 2 ** 15

/**
 * A page is compressed fast for its first request, and small when it is requested again, once for all later requests. A
 * window larger than the document only costs memory and time.
 */
const packed = (html: Uint8Array, how: 'fast' | 'small'): Buffer => {
  const quality = how === 'small' ? 5 : html.length <= smallBytes ? 0 : 1
  const window = html.length <= 2 ** 16 ? 16 : 18
  const bytes = brotliCompressSync(html, {
    chunkSize,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window },
  })
  // zlib returns a view of a larger buffer, which a cached page would keep in memory.
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const inBrotli = (html: Uint8Array, how: 'fast' | 'small', headers: Headers): Pick<CachedPage, 'br' | 'headers'> => {
  const br = packed(html, how)
  return { br, headers: { ...headers, 'content-encoding': 'br', 'content-length': String(br.length) } }
}

/**
 * The page in an encoding that the client accepts. Encodings other than brotli are made on request, since clients
 * seldom need them.
 */
export function answerOf(page: CachedPage, accepted: string): Answer | Promise<Answer> {
  if (page.location || accepts(accepted, 'br')) return { headers: page.headers, body: page.br }
  return repacked(page, accepts(accepted, 'gzip'))
}

/** Whether a client accepts an encoding; `;q=0` refuses it. */
const accepts = (accepted: string, encoding: 'br' | 'gzip'): boolean =>
  accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

async function repacked(page: CachedPage, inGzip: boolean): Promise<Answer> {
  const plain = await unpacked(page.br)
  const body = inGzip ? await gzipped(plain) : plain
  const { 'content-encoding': _br, ...headers } = page.headers
  return {
    headers: { ...headers, ...(inGzip && { 'content-encoding': 'gzip' }), 'content-length': String(body.length) },
    body,
  }
}

/**
 * Caches finished pages in memory, each compressed once. A stale page is served at once while a new one is rendered,
 * and concurrent requests for a page share one rendering. Only pages with `shared` are cached, errors never
 * (security.md 38).
 */
export function makePageCache(now: () => number, maxBytes: number) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.br.length + 500,
  })
  const making = new Map<string, Promise<CachedPage>>()
  /** Counts how often the cache was cleared. */
  let era = 0

  const make = (key: string, render: () => Promise<MadePage>): Promise<CachedPage> => {
    const underWay = making.get(key)
    if (underWay) return underWay
    const begun = era
    const made = finish(render, now)
      .then((page) => {
        if (page.staleUntil > now() && begun === era) pages.set(key, page)
        return page
      })
      .finally(() => making.get(key) === made && making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    /** Drops all pages; those that are being rendered are not kept either. */
    clear(): void {
      era += 1
      pages.clear()
      making.clear()
    },
    /** Whether a page can be served without starting to render it. */
    has(key: string): boolean {
      return making.has(key) || (pages.get(key)?.staleUntil ?? 0) > now()
    },
    /** The cached page, or a promise of it if it must be rendered first. Refreshes a stale page in the background. */
    get(key: string, render: () => Promise<MadePage>): CachedPage | Promise<CachedPage> {
      const page = pages.get(key)
      if (!page || page.staleUntil <= now()) return make(key, render)
      if (page.freshUntil <= now()) make(key, render).catch(() => undefined)
      if (page.packed === 'small') return page
      const smaller = {
        ...page,
        packed: 'small',
        ...inBrotli(brotliDecompressSync(page.br), 'small', page.headers),
      } as const
      pages.set(key, smaller)
      return smaller
    },
  }
}

async function finish(render: () => Promise<MadePage>, now: () => number): Promise<CachedPage> {
  const { status, html, location, shared, headers: own } = await render()
  const headers = {
    ...own,
    vary: 'accept-encoding',
    'cache-control': shared
      ? `public, max-age=0, s-maxage=${shared.fresh}, stale-while-revalidate=${shared.stale}`
      : 'no-store',
    'content-type': 'text/html; charset=utf-8',
    ...(location && { location }),
  }
  return {
    status,
    location,
    ...(location
      ? { br: Buffer.alloc(0), headers: { ...headers, 'content-length': '0' }, packed: 'small' }
      : // At once: handing it to another thread costs more processor time than it frees.
        { ...inBrotli(pageBytes(html), 'fast', headers), packed: 'fast' }),
    freshUntil: shared ? now() + shared.fresh * 1000 : 0,
    staleUntil: shared ? now() + (shared.fresh + shared.stale) * 1000 : 0,
  }
}
