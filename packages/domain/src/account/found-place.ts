import { addressLine } from './address-line.ts'

/** A neighbourhood of a district, or a whole district if `neighborhood` is empty. */
export interface FoundPlace {
  readonly city: string
  readonly district: string
  readonly neighborhood: string
}
/** A place that an address line may mean, and the rest of the line without the place. */
export interface ReadPlace extends FoundPlace {
  readonly street: string
  /** Empty if the line has no postal code. */
  readonly zipCode: string
  /** The line does not name it for certain: the shopper confirms it before the address is saved. */
  readonly guessed: boolean
}
/** When places are asked for, how much of a line is read, and how many are offered. */
export const placeLimits = { minCharacters: 2, maxCharacters: 500, delayMs: 200, atMost: 8 } as const

/** A place in one line. */
export const placeLine = (place: FoundPlace): string => addressLine({ ...place, address: '' })
