import { randomLetters } from '../platform/random-letters.ts'

/** What the shopper calls the order. 60 random bits: knowing one tells nothing of another. */
export const makeOrderNumber = (): string => `GV-${randomLetters(8)}-${randomLetters(4)}`
