import type { HeldToken } from '@market/domain/session'

/** HMAC-SHA-256 of a text in base64url. */
export type Hmac = (key: string, text: string) => string | Promise<string>

/** The anti-forgery header of a listing: a random value and its time, signed with the session's listing key. */
export async function signListing(access: HeldToken, now: number, hmac: Hmac = webHmac): Promise<string> {
  const random = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const signed = `${random}.${now}`
  return `${signed}.${await hmac(access.listingKey, signed)}`
}

const webHmac: Hmac = async (key, text) => {
  const encoder = new TextEncoder()
  const held = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign('HMAC', held, encoder.encode(text))
  const base64 = btoa(String.fromCodePoint(...new Uint8Array(signature)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
