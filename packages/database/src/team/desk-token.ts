import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie, a mailed link or an API key. Only the hash is stored. */
export function makeDeskToken(prefix = ''): { readonly token: string; readonly hash: string } {
  const token = prefix + randomBytes(32).toString('base64url')
  return { token, hash: deskTokenHash(token) }
}

export const deskTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
