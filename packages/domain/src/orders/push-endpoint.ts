/** Services of browsers that take messages for them: names, and ends of names. */
const services = {
  names: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
  ends: ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'],
} as const

/**
 * Whether a push message may be sent to a URL: HTTPS on the default port, at the push service of a known browser. All
 * other URLs are refused, so that a client cannot make the shop call servers of the client's choice or of the shop's
 * internal network.
 */
export function isPushEndpoint(address: string): boolean {
  // Requires the path right after the host name: no port, no user before an `@`, no IP address.
  const hostname = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[!-~]*$/.exec(address)?.[1] ?? ''
  return services.names.some((name) => name === hostname) || services.ends.some((end) => hostname.endsWith(end))
}
