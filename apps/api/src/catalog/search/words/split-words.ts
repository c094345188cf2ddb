import { lowerTr } from '@market/domain/text'

/** Maximum length of a word; further letters are not indexed. */
export const longestWord = 40

/**
 * Splits a text into words in Turkish lower case, in order. A compound without a space gives its parts and the joined
 * word, so that `XR-500` is found as `xr-500`, `xr 500` and `xr500`.
 */
export const splitWords = (text: string): readonly (readonly string[])[] =>
  lowerTr(text.normalize('NFC'))
    .split(/\s+/)
    .map((piece) => {
      const parts = piece.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
      return (parts.length > 1 ? [...parts, parts.join('')] : parts).map((part) =>
        Array.from(part).slice(0, longestWord).join(''),
      )
    })
    .filter((parts) => parts.length > 0)
