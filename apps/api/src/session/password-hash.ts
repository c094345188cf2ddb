import { hash, verify } from '@node-rs/argon2'
import { makeQueue } from '../platform/limits/make-queue.ts'

/** Argon2id, the package's default, with the parameters that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A hash takes 20 ms on one of libuv's four threads, which files and pictures need as well. So at most two are computed
 * at a time, and callers that would wait longer than about two seconds get 503.
 */
const queue = makeQueue({ atOnce: 2, maxWaiting: 200 })
const client = new AbortController().signal

export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, cost), client)

/** A hash that is verified for unknown addresses, so that they take as long as a wrong password. */
const nobody = hashPassword('nobody')

/** Whether the password matches the hash; false without a hash. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody)
  const fits = await queue.run(() => verify(known, password), client)
  return fits && passwordHash !== undefined
}
