import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What the shopper calls the order. 60 random bits: knowing one tells nothing of another. */
export const makeOrderNumber = (): string => `GV-${random(8)}-${random(4)}`

const random = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
