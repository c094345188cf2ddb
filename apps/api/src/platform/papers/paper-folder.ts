import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Encrypted storage of the files that sellers sent, shared by all processes. */
export interface PaperStore {
  /** Stores a file under a new key, which it returns. */
  put(bytes: Uint8Array): Promise<string>
  /** Undefined if the file does not exist. Throws if it was changed, or its secret is missing. */
  read(key: string): Promise<Buffer | undefined>
  /** Succeeds also if the file has been removed already. */
  remove(key: string): Promise<void>
}

const [nameBytes, ivBytes, tagBytes] = [6, 12, 16]

/** Encrypts with the first secret and decrypts with any of them. A file is bound to its key: it opens under no other. */
export function paperFolder(folder: string, secrets: readonly string[]): PaperStore {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'market-papers', 32))
    return { key, name: createHash('sha256').update(key).digest().subarray(0, nameBytes) }
  })
  const [first] = keys
  if (!first) throw new Error('there is no secret to encrypt files with')
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    put: async (bytes) => {
      const key = randomBytes(16).toString('hex')
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(Buffer.from(key))
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}.tmp`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(draft, Buffer.concat([first.name, iv, cipher.getAuthTag(), body]), { mode: 0o600 })
      await rename(draft, file)
      return key
    },
    read: async (key) => {
      const stored = await readFile(fileOf(key)).catch((failure: unknown) => {
        if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined
        throw failure
      })
      if (!stored) return undefined
      const body = stored.subarray(nameBytes)
      const known = keys.find(({ name }) => name.equals(stored.subarray(0, nameBytes)))
      if (!known) throw new Error('a file was encrypted with an unknown secret')
      const decipher = createDecipheriv('aes-256-gcm', known.key, body.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(key)).setAuthTag(body.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(body.subarray(ivBytes + tagBytes)), decipher.final()])
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

interface PaperSettings {
  readonly papersDir: string
  readonly secrets: { readonly data: string; readonly data_before: readonly string[] }
}
/** The papers of sellers in the folder of the settings. */
export const sellerPapers = ({ papersDir, secrets }: PaperSettings): PaperStore =>
  paperFolder(papersDir, [secrets.data, ...secrets.data_before])
