/** Services of browsers that take messages for them: names, and ends of names. */
const services = {
  names: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
  ends: ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'],
} as const

/**
 * Whether a message may be sent to an address: that of a known browser's service, over TLS, at its usual port. All others are
 * refused, so that nobody has the shop call an address of their choice, least of all one of its own network.
 */
export function isPushEndpoint(address: string): boolean {
  // A name that is followed by its path at once: no port, no user before an `@`, no number in place of a name.
  const hostname = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[!-~]*$/.exec(address)?.[1] ?? ''
  return services.names.some((name) => name === hostname) || services.ends.some((end) => hostname.endsWith(end))
}
