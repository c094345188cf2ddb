/**
 * The form in which e-mail addresses are compared: A to Z become a to z, all other characters stay. It uses no locale
 * and no Unicode normalization, so that `İ`, `I`, `ı` and look-alikes never make two addresses equal (security.md 24).
 * Mail is sent to the address as it was entered.
 */
export const emailKey = (email: string): string => email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Whether two texts are the same address. */
export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other)
