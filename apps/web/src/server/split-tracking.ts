/** Parameters that pages read, in a loader or in the browser: those of listings (rules.md L1), then each page's own. */
const known = new Set(
  [
    'q literal brand price rating delivery shop attr stock sort limit page min max secenekler',
    'productId attrId num',
    'origin kime dilim urun soru surum redirect',
    'payment pass odeme code state error',
  ].flatMap((names) => names.split(' ')),
)
/** Addresses of the former shop, whose rules read what they carried. */
const former = /^\/(?:item|itemlist|category)\//

interface SplitAddress {
  /** Key of the page: one cached page serves all advertisements that lead to it, and whatever else is written behind it. */
  readonly path: string
  /** Its other parameters as they came (advertisers, mailings, the specification's `waw_keyword`), joined by `&`; empty without any. */
  readonly tracked: string
}

/** Parts an address (path and query) from the parameters that no page reads. */
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

/** A visit that is sent on is still known at its end. */
export const withTracking = (location: string, tracked: string): string =>
  `${location}${location.includes('?') ? '&' : '?'}${tracked}`
