import { hash, verify } from '@node-rs/argon2'

/** Argon2id, the package's default, at the cost OWASP names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Checked where there is no account, so that an unknown address costs the same work as a wrong password. */
const nobody = hashPassword('nobody')

/** Whether a password fits; never where there is no hash. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== undefined
}
