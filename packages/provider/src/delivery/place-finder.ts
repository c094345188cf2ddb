import { type FoundPlace, placeLimits, searchKey } from '@market/domain'

/** A place, and how else people call it. */
export interface KnownPlace extends FoundPlace {
  readonly also?: string
}

/** Where most people live comes first among places that fit equally well. */
const largest = ['istanbul', 'ankara', 'izmir', 'bursa', 'antalya', 'konya', 'adana', 'gaziantep', 'kocaeli', 'mersin']
/** Words that name no place. */
const kinds = new Set(['mah', 'mahalle', 'mahallesi', 'ilce', 'ilcesi', 'il', 'ili'])
const wordsOf = (text: string): readonly string[] =>
  (searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !kinds.has(word))

/**
 * Finds places by the beginnings of their words, whatever the spelling and order: “kadik cafer” is Caferağa in Kadıköy.
 * Whole words come before beginnings, districts before neighbourhoods, villages last, large cities first, then the order
 * given. Nothing is found for words of which one fits nowhere.
 */
export function makePlaceFinder(places: Iterable<KnownPlace>): (text: string) => readonly FoundPlace[] {
  // Most names come again and again.
  const known = new Map<string, string>()
  const keyOf = (name: string): string => {
    const key = known.get(name) ?? wordsOf(name).join(' ')
    known.set(name, key)
    return key
  }
  const index = [...places].map(({ also = '', ...place }) => {
    const { city, district, neighborhood } = place
    const rank = largest.indexOf(keyOf(city))
    return {
      place,
      key: ` ${keyOf(neighborhood)} ${also && keyOf(also)} ${keyOf(district)} ${keyOf(city)} `,
      weight:
        (rank < 0 ? largest.length : rank) + (neighborhood === '' ? 0 : 20) + (neighborhood.includes('Köyü') ? 40 : 0),
    }
  })
  return (text) => {
    const words = wordsOf(text.slice(0, placeLimits.maxCharacters))
    if (words.join('').length < placeLimits.minCharacters) return []
    const best: { readonly place: FoundPlace; readonly weight: number }[] = []
    for (const { place, key, weight: own } of index) {
      if (!words.every((word) => key.includes(` ${word}`))) continue
      const weight = own + 100 * words.filter((word) => !key.includes(` ${word} `)).length
      const at = best.findIndex((one) => weight < one.weight)
      if (at < 0 && best.length >= placeLimits.atMost) continue
      best.splice(at < 0 ? best.length : at, 0, { place, weight })
      if (best.length > placeLimits.atMost) best.pop()
    }
    return best.map(({ place }) => place)
  }
}
