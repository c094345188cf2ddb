import type { HeldToken } from '@market/domain'

/** The anti-forgery header of a listing: a random value and its time, signed with the session's listing key. */
export async function signListing(access: HeldToken, now: number): Promise<string> {
  const encoder = new TextEncoder()
  const random = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(access.listingKey),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${random}.${now}`))
  const text = btoa(String.fromCodePoint(...new Uint8Array(signature)))
  return `${random}.${now}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}
