import { pathOnly } from './classify-path.ts'
import { decodeSegment, encodeSegment } from './path-segment.ts'

const queryOf = (path: string): string => /^[^?#]*(\?[^#]*)/.exec(path)?.[1] ?? ''
/** Removes encoded slashes from a segment, since they could redirect to another host. */
const safe = (segment: string): string => encodeSegment(decodeSegment(segment).replaceAll(/[/\\\p{Cc}]/gu, ''))

interface Rule {
  readonly pattern: RegExp
  readonly to: (...parts: string[]) => string
}
const legacy: readonly Rule[] = [
  { pattern: /^\/itemlist\/[^/]+\/([^/]+)$/, to: (sub: string) => `/arama/${safe(sub)}` },
  { pattern: /^\/itemlist\/([^/]+)$/, to: (category: string) => `/arama/${safe(category)}` },
  { pattern: /^\/itemlist$/, to: () => '/arama' },
  { pattern: /^\/item\/(\d+)_([^/]+)$/, to: (id: string, slug: string) => `/${safe(slug)}-p-${id}` },
  { pattern: /^\/category\/([^/]+)$/, to: (category: string) => `/${safe(category)}` },
]
const site: readonly Rule[] = [
  { pattern: /^\/(?:hediye|surpriz-cekilis)(?:\/.*)?$/, to: () => '/' },
  { pattern: /^\/firsatlar(?:\/.*)?$/, to: () => '/firsat/super-firsat' },
  { pattern: /^\/my$/, to: () => '/my/siparisler' },
  { pattern: /^\/kampanya\/toprak-mahsulleri-ofisi$/, to: () => '/static/toprak-mahsulleri-ofisi' },
  {
    pattern: /^\/([^/]*-p-\d+)\/yorumlar\/([^/]+)$/,
    to: (product: string, page: string) => `/${safe(product)}/yorumlar?page=${safe(page)}`,
  },
]

const firstMatch = (rules: readonly Rule[], path: string): string | undefined => {
  const bare = pathOnly(path)
  for (const { pattern, to } of rules) {
    const found = pattern.exec(bare)
    if (found) return to(...found.slice(1))
  }
  return undefined
}

/** The new address, with query, of an address of the old site; undefined for any other (rules.md U2). */
export const legacyRedirect = (path: string): string | undefined => {
  const target = firstMatch(legacy, path)
  return target === undefined ? undefined : target + queryOf(path)
}

/** The permanent redirects of the site; undefined for any other address (rules.md U4). */
export const siteRedirect = (path: string): string | undefined => firstMatch(site, path)

/** An encoded character of an address, or letters in capitals. */
const capitals = /%[\dA-Fa-f]{2}|[A-Z]+/g
/** Below `/my` are tokens, in which capitals count. The others could redirect to another host. */
const leftAlone = /^\/my(?:\/|$)|\/\/|[\\\p{Cc}]/iu

/** The address in lower case, with query, of a page that was requested in capitals; undefined for any other (rules.md U4). */
export const lowerCaseAddress = (path: string): string | undefined => {
  const bare = pathOnly(path)
  if (leftAlone.test(bare)) return undefined
  const lower = bare.replaceAll(capitals, (found) => (found.startsWith('%') ? found : found.toLowerCase()))
  return lower === bare ? undefined : lower + queryOf(path)
}
