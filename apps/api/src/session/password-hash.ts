import { hash, verify } from '@node-rs/argon2'

/** Argon2id, the package's default, with the parameters that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Verified for unknown addresses, so that they take as long as a wrong password. */
const nobody = hashPassword('nobody')

/** Whether the password matches the hash; false without a hash. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== undefined
}
