/**
 * The headers by which a mailbox ends such mails itself (RFC 8058). The address is written anew by the parser of URLs, which leaves
 * neither line breaks nor brackets that could begin another header; what is no web address gives none.
 */
export function oneClickHeaders(address: string | undefined): Record<string, string> {
  const url = address === undefined ? null : URL.parse(address)
  if (!url || !['https:', 'http:'].includes(url.protocol)) return {}
  const written = url.href.replaceAll(/[<>\s,]/g, encodeURIComponent)
  return { 'List-Unsubscribe': `<${written}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
