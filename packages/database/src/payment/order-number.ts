import { randomLetters } from '../random-letters.ts'

/** A new order number as shown to shoppers: 60 random bits, so that one number does not reveal another. */
export const makeOrderNumber = (): string => `GV-${randomLetters(8)}-${randomLetters(4)}`
