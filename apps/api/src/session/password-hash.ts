import { hash, verify } from '@node-rs/argon2'
import { makeQueue } from '../platform/limits/make-queue.ts'

/** Argon2id, the package's default, with the parameters that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A hash takes 20 ms of one of libuv's four threads, which files and pictures need as well, so two are made at a time and
 * those who would wait longer than some two seconds are asked to try again.
 */
const queue = makeQueue({ atOnce: 2, maxWaiting: 200 })
const client = new AbortController().signal

export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, cost), client)

/** Verified for unknown addresses, so that they take as long as a wrong password. */
const nobody = hashPassword('nobody')

/** Whether the password matches the hash; false without a hash. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobody)
  const fits = await queue.run(() => verify(known, password), client)
  return fits && passwordHash !== undefined
}
