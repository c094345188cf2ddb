import { searchKey } from '@market/domain/text'
import { neighbourhoodKinds } from './place-words.ts'

const wordsOf = (name: string): readonly string[] => searchKey(name).match(/\p{N}+|\p{L}+/gu) ?? []
const nameOf = (name: string): string =>
  wordsOf(name)
    .filter((word) => !neighbourhoodKinds.has(word))
    .join('')
/** “Mah.”, “Mh” and “Mahallesi” say the same, and so do “Köy” and “Köyü”. */
const nameWithKind = (name: string): string =>
  wordsOf(name)
    .map((word) => word.replace(/^(?:mah|mh|mahalle|mahallesi)$/u, 'mah').replace(/^koyu$/u, 'koy'))
    .join('')

/**
 * The neighbourhood that a text names, in the spelling of its district's list: “MODA MAHALLESİ” is “Moda Mah.”.
 * Undefined if the list does not have the name, or has it several times and the text does not say which kind (“Murat
 * Mah.” or “Murat Köyü”).
 */
export function knownNeighbourhood(known: readonly string[], typed: string): string | undefined {
  if (known.includes(typed)) return typed
  const name = nameOf(typed)
  const alike = name === '' ? [] : known.filter((one) => nameOf(one) === name)
  if (alike.length < 2) return alike[0]
  return alike.find((one) => nameWithKind(one) === nameWithKind(typed))
}
