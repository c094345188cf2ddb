/**
 * Parameters that pages read, in a loader or in the browser: those of listings (rules.md L1), then those of single
 * pages.
 */
const known = new Set(
  [
    'q literal brand price rating delivery shop attr stock sort limit page min max secenekler',
    'productId attrId num',
    'origin kime dilim urun soru surum redirect',
    'payment pass odeme code state error',
  ].flatMap((names) => names.split(' ')),
)
/** Addresses of the former shop, whose redirect rules read their parameters. */
const former = /^\/(?:item|itemlist|category)\//

interface SplitAddress {
  /** Address and known parameters, the key of the cached page: one page serves all advertisements that link to it. */
  readonly path: string
  /**
   * All other parameters, unchanged (advertisers, mailings, the specification's `waw_keyword`), joined by `&`; empty
   * without any.
   */
  readonly tracked: string
}

/** Separates the parameters that no page reads from an address (path and query). */
export function splitTracking(address: string): SplitAddress {
  const start = address.indexOf('?')
  if (start === -1 || former.test(address)) return { path: address, tracked: '' }
  const parts = address.slice(start + 1).split('&')
  const isKnown = (part: string) => known.has(part.split('=', 1)[0] ?? '')
  const kept = parts.filter(isKnown).join('&')
  return {
    path: address.slice(0, start) + (kept && `?${kept}`),
    tracked: parts.filter((part) => part !== '' && !isKnown(part)).join('&'),
  }
}

/** Adds the tracking parameters to a redirect's target, so that the visit is still attributed there. */
export const withTracking = (location: string, tracked: string): string =>
  `${location}${location.includes('?') ? '&' : '?'}${tracked}`
