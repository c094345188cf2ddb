import { randomLetters } from '../random-letters.ts'

/** The number a shopper knows an order by: 60 random bits, so that one says nothing about another. */
export const makeOrderNumber = (): string => `GV-${randomLetters(8)}-${randomLetters(4)}`
