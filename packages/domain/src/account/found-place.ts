import { addressLine } from './address-line.ts'

/** A neighbourhood of a district, or all of a district, whose neighbourhood is an empty text. */
export interface FoundPlace {
  readonly city: string
  readonly district: string
  readonly neighborhood: string
}
/** When places are asked for, and how many are offered. */
export const placeLimits = { minCharacters: 2, maxCharacters: 100, delayMs: 200, atMost: 8 } as const

/** A place in one line. */
export const placeLine = (place: FoundPlace): string => addressLine({ ...place, address: '' })
