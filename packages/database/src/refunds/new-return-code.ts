import { randomInt } from 'node:crypto'

/** What stands on a parcel that goes back, short enough to be read aloud. */
export const newReturnCode = (): string => `IADE${String(randomInt(100_000_000)).padStart(8, '0')}`
