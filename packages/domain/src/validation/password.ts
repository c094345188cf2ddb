/** A missing kind of character: a capital, a small letter or a digit (rules.md V11). */
export type PasswordProblem = 'upCase' | 'lowCase' | 'digit'

const patterns: readonly (readonly [PasswordProblem, RegExp])[] = [
  ['upCase', /\p{Lu}/u],
  ['lowCase', /\p{Ll}/u],
  ['digit', /[0-9]/],
]
/** Characters that login and register need besides (rules.md V11). */
export const minPasswordLength = 8

/** Missing kinds of characters of a password, in a fixed order; Turkish letters count as letters (rules.md V11). */
export const passwordProblems = (text: string): readonly PasswordProblem[] =>
  patterns.filter(([, pattern]) => !pattern.test(text)).map(([problem]) => problem)
