import type { Brand } from './brand.ts'

const isId = <Name extends string>(value: number): value is Brand<number, Name> =>
  Number.isSafeInteger(value) && value > 0
const isKey = <Name extends string>(value: string): value is Brand<string, Name> => value !== ''

/**
 * Makes the parser of one kind of numbered id; the parser throws on any other value, which is a bug and never a
 * shopper's mistake.
 */
export const numberedId =
  <Name extends string>(name: Name) =>
  (value: number): Brand<number, Name> => {
    if (!isId<Name>(value)) throw new RangeError(`not a ${name}: ${value}`)
    return value
  }

/** Maker of one kind of textual id, opaque to the core; it throws on the empty text. */
export const textualId =
  <Name extends string>(name: Name) =>
  (value: string): Brand<string, Name> => {
    if (!isKey<Name>(value)) throw new RangeError(`not a ${name}: empty`)
    return value
  }
