const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Encodes bytes as base 32 (RFC 4648) without padding, the form in which authenticator apps read a key; five bytes give
 * eight letters.
 */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
