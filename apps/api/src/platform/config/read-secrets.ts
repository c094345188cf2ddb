import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

const secret = v.pipe(v.string(), v.minLength(32))
const secrets = v.object({
  token: secret,
  listing: secret,
  code: secret,
  bank: secret,
  data: secret,
  data_before: v.optional(v.array(secret), []),
})
/**
 * Keys that sign tokens, listing headers, codes and the bank's messages; `data` seals personal numbers, and
 * `data_before` has older keys that only unseal. All processes of a shop share them.
 */
export type Secrets = v.InferOutput<typeof secrets>

/**
 * Reads the secrets and creates them at the first start; they are never committed and readable only by their owner. If
 * two processes start at once, both use those of the first. Throws with a message if the file is invalid.
 */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) makeSecrets(file)
  addDataKey(file)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), secrets), readFileSync(file, 'utf8'))
  if (!read.success)
    throw new Error(`${file} must hold token, listing, code, bank and data, each of 32 characters or more, as JSON.`)
  return read.output
}

/** The keys for personal data; the first one seals, all unseal. */
export const dataKeys = ({ data, data_before: before }: Secrets): readonly string[] => [data, ...before]

function makeSecrets(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeOnce(file, { token: make(), listing: make(), code: make(), bank: make(), data: make() })
}

const make = () => randomBytes(32).toString('base64url')

/** Adds the data key, which files of earlier versions lack. If several processes start, the first one adds it. */
function addDataKey(file: string): void {
  const read = () => v.safeParse(v.pipe(v.string(), v.parseJson(), withoutData), readFileSync(file, 'utf8'))
  const before = read()
  if (!before.success) return
  const next = `${file}.next`
  writeOnce(next, { ...before.output, data: make() })
  try {
    if (read().success) renameSync(next, file)
    else rmSync(next, { force: true })
  } catch (error) {
    // Another process has written the file.
    if (existsSync(next)) throw error
  }
}
const withoutData = v.strictObject({ token: secret, listing: secret, code: secret, bank: secret })

/** Writes a file that is readable only by its owner, unless another process was quicker. */
export function writeOnce(file: string, content: object): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600, flag: 'wx' })
  try {
    // Creating a link is atomic and never replaces an existing file.
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
