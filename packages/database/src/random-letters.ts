import { randomInt } from 'node:crypto'

/** Without letters and digits that are easily confused. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Letters and digits for a number that people read aloud, with five random bits each. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
