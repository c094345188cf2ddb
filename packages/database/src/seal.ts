import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Encrypts data that a copy of the database must not reveal: national IDs, and account and tax numbers of persons. */
export interface Seal {
  /** Name of the sealing key; part of each sealed text. */
  readonly name: string
  close(text: string): string
  /** Decrypts a sealed text. Other texts, and those of an unknown key, are returned unchanged. */
  open(text: string): string
}

const prefix = 'sealed:'
const [ivBytes, tagBytes] = [12, 16]

/**
 * Encrypts with the first secret and decrypts with any of them. The key's name is part of the sealed text, so that keys
 * can be replaced. Texts are compressed first, because the database cannot compress encrypted text.
 */
export function makeSeal(secrets: readonly string[]): Seal {
  const keys = new Map(
    secrets.map((secret) => {
      const key = createHash('sha256').update(`market-seal:${secret}`).digest()
      return [createHash('sha256').update(key).digest('base64url').slice(0, 6), key] as const
    }),
  )
  const [first] = keys
  if (!first) throw new Error('there is no secret to seal with')
  const [name, key] = first
  return {
    name,
    close(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([iv, cipher.update(deflateRawSync(text)), cipher.final(), cipher.getAuthTag()])
      return `${prefix}${name}:${body.toString('base64url')}`
    },
    open(text) {
      if (!text.startsWith(prefix)) return text
      const [, keyName = '', sealed = ''] = text.split(':')
      const known = keys.get(keyName)
      const body = Buffer.from(sealed, 'base64url')
      if (!known || body.length < ivBytes + tagBytes) return text
      const decipher = createDecipheriv('aes-256-gcm', known, body.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAuthTag(body.subarray(-tagBytes))
      try {
        const packed = Buffer.concat([decipher.update(body.subarray(ivBytes, -tagBytes)), decipher.final()])
        return inflateRawSync(packed).toString()
      } catch {
        return text
      }
    },
  }
}
