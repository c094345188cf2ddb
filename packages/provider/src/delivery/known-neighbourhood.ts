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
 * The neighbourhood that a text names, as the list of its district writes it: “MODA MAHALLESİ” is “Moda Mah.”. Undefined where
 * the list has none of this name, or several of which the text names no kind (“Murat Mah.” and “Murat Köyü”).
 */
export function knownNeighbourhood(known: readonly string[], typed: string): string | undefined {
  if (known.includes(typed)) return typed
  const name = nameOf(typed)
  const alike = name === '' ? [] : known.filter((one) => nameOf(one) === name)
  if (alike.length < 2) return alike[0]
  return alike.find((one) => nameWithKind(one) === nameWithKind(typed))
}
