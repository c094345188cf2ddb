import { randomInt } from 'node:crypto'

/** The code on a returned parcel, short enough to be read aloud. */
export const newReturnCode = (): string => `IADE${String(randomInt(100_000_000)).padStart(8, '0')}`
