/** A person's name in its two parts. */
export interface NameParts {
  readonly firstName: string
  readonly lastName: string
}

/** Both names in one line. */
export const fullName = ({ firstName, lastName }: NameParts): string => `${firstName} ${lastName}`.trim()

/**
 * Splits a name: the last word is the family name, as for most people in Turkey, and the words before it are the first
 * names. A single word is a first name, so that the missing family name is noticed.
 */
export function splitName(line: string): NameParts {
  const words = line.split(/\s+/u).filter(Boolean)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
