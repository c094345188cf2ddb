import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

const secret = v.pipe(v.string(), v.minLength(32))
const secrets = v.object({ token: secret, listing: secret, code: secret, bank: secret })
/** Keys that sign tokens, listing headers, codes and the bank's messages. Processes of one shop share them. */
export type Secrets = v.InferOutput<typeof secrets>

/**
 * Reads the secrets and creates them at the first start; they are never committed and readable only by their owner. If
 * two processes start at once, both use those of the first. Throws with a message if the file is invalid.
 */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) makeSecrets(file)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), secrets), readFileSync(file, 'utf8'))
  if (!read.success)
    throw new Error(`${file} must hold token, listing, code and bank, each of 32 characters or more, as JSON.`)
  return read.output
}

function makeSecrets(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const make = () => randomBytes(32).toString('base64url')
  const made: Secrets = { token: make(), listing: make(), code: make(), bank: make() }
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
  try {
    // Creating a link is atomic and never replaces an existing file.
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
