import { searchKey } from '@market/domain/text'
import { LRUCache } from 'lru-cache'
import snowball from 'snowball-stemmers'

const stemmer = snowball.newStemmer('turkish')
/** Stemming a word takes 60 µs and words repeat; the limit keeps queries from filling the memory. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 })

/**
 * Folded stems of a lower-cased word, without the folded word itself. A word written without Turkish letters is also
 * stemmed with them, because the suffixes follow the vowels: `ayakkabilar` is `ayakkabılar`.
 */
export function wordStems(word: string): readonly string[] {
  const cached = known.get(word)
  if (cached) return cached
  const exact = searchKey(word)
  const found = lacking.test(exact)
    ? []
    : [
        ...spellings(word).map((spelling) => searchKey(stemmer.stem(spelling))),
        ...withoutPossessive(exact),
        // `sızdırmayan` is `sızdırmaz`.
        ...(/^(.+m[ae])y[ae]n$/.exec(exact)?.slice(1) ?? []).map((negated) => `${negated}z`),
      ]
  const stems = [...new Set(found)].filter(
    (stem) => stem.length >= 3 && stem !== exact && !isShortAdjective(exact, stem),
  )
  known.set(word, stems)
  return stems
}

/**
 * Words such as `torbasız` (without a bag) get no stems, since they would share the stem `torbas` with forms of
 * `torba`.
 */
const lacking = /s[iu]z$/

/** Four-letter adjectives such as `kısa`: the stemmer removes its end as a dative, and `kıs`, folded, is winter. */
const isShortAdjective = (exact: string, stem: string) => exact.length === 4 && /[ae]$/.test(exact) && stem.length === 3

const spellings = (word: string): readonly string[] => {
  if (/[^a-z]/.test(word)) return [word]
  const dotless = word.replaceAll('i', 'ı')
  const front = word.replaceAll('o', 'ö').replaceAll('u', 'ü')
  return [word, dotless, front]
}

/**
 * The stemmer fails at the most common ending of compound names, `kahve makinesi`, `kol saati`. This removes it from a
 * folded word and hardens the softened consonant again (`koltuğu`, `kitabı`).
 */
function withoutPossessive(key: string): readonly string[] {
  const afterVowel = /^(.+[aeiou])s[iu]$/.exec(key)?.[1]
  if (afterVowel !== undefined) return [afterVowel]
  const afterConsonant = /^(.+[^aeiou])[iu]$/.exec(key)?.[1]
  if (afterConsonant === undefined) return []
  const hard = { g: 'k', b: 'p', d: 't' }
  return [afterConsonant, afterConsonant.replace(/[gbd]$/, (soft) => hard[soft as keyof typeof hard])]
}
