/** Parameters that advertisers, mailings and the specification's links (`waw_keyword`) add to an address: for analytics only, no page reads them. */
const tracking =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_cid|mc_eid|waw_keyword)(?:=|$)/

interface SplitAddress {
  /** Key of the page: one cached page serves all advertisements that lead to it. */
  readonly path: string
  /** Its tracking parameters as they came, joined by `&`; empty without any. */
  readonly tracked: string
}

/** Parts an address (path and query) from its tracking parameters; all others stay as they came. */
export function splitTracking(address: string): SplitAddress {
  const start = address.indexOf('?')
  if (start === -1) return { path: address, tracked: '' }
  const parts = address.slice(start + 1).split('&')
  const tracked = parts.filter((part) => tracking.test(part))
  if (tracked.length === 0) return { path: address, tracked: '' }
  const kept = parts.filter((part) => !tracking.test(part)).join('&')
  return { path: address.slice(0, start) + (kept && `?${kept}`), tracked: tracked.join('&') }
}

/** A visit that is sent on is still known at its end. */
export const withTracking = (location: string, tracked: string): string =>
  `${location}${location.includes('?') ? '&' : '?'}${tracked}`
