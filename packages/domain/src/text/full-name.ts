/** A person's name in its two parts. */
export interface NameParts {
  readonly firstName: string
  readonly lastName: string
}

/** Both names in one line. */
export const fullName = ({ firstName, lastName }: NameParts): string => `${firstName} ${lastName}`.trim()

/**
 * A name written in one line: the last word is the family name, as it is of most people in Turkey, all words before it are
 * the first names. A single word is a first name, so that the family name is seen to be missing.
 */
export function splitName(line: string): NameParts {
  const words = line.split(/\s+/u).filter(Boolean)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
