/**
 * The headers for one-click unsubscribing (RFC 8058). The URL parser rewrites the address, which removes line breaks
 * and brackets that could start another header. Anything but a web address gives no headers.
 */
export function oneClickHeaders(address: string | undefined): Record<string, string> {
  const url = address === undefined ? null : URL.parse(address)
  if (!url || !['https:', 'http:'].includes(url.protocol)) return {}
  const written = url.href.replaceAll(/[<>\s,]/g, encodeURIComponent)
  return { 'List-Unsubscribe': `<${written}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
