import { randomInt } from 'node:crypto'
import { bareSecondStepCode, secondStepRules } from '@market/domain/session'

const { recoveryLetters: letters } = secondStepRules
const groups = 3
const groupLength = 4
const bare = new RegExp(`^[${letters}]{${groups * groupLength}}$`)

/**
 * Creates a code of 58 random bits such as `K7QM-3XTP-9WHA`. It is also the token of the mailed link, so the mail has a
 * single secret.
 */
export const makeActivationCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** Normalizes a typed code for hashing: lower case, spaces and hyphens do not matter. */
export function bareActivationCode(typed: string): string {
  const code = bareSecondStepCode(typed)
  return bare.test(code) ? code : typed.trim()
}
