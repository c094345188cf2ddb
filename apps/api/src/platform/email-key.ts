/**
 * The form by which e-mail addresses are compared: A to Z become a to z, every other character stays what it is. No
 * locale and no normal form has a say, so that `İ`, `I`, `ı` and look-alikes never make two addresses one
 * (security.md 24). Mail goes to the address as it was given.
 */
export const emailKey = (email: string): string => email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Whether two texts are one address. */
export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other)
