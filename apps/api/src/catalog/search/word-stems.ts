import { searchKey } from '@market/domain'
import snowball from 'snowball-stemmers'

const stemmer = snowball.newStemmer('turkish')
/** A stem costs 60 µs and words repeat; the cache is emptied when it is full, so that queries cannot fill the memory. */
const known = new Map<string, readonly string[]>()
const most = 20_000

/**
 * Folded stems of one lower-cased word, without the folded word itself. A word written without Turkish letters is also
 * stemmed as it would be with them, for the suffixes follow the vowels: `ayakkabilar` is `ayakkabılar`.
 */
export function wordStems(word: string): readonly string[] {
  const cached = known.get(word)
  if (cached) return cached
  const exact = searchKey(word)
  const stems = [...new Set(spellings(word).map((spelling) => searchKey(stemmer.stem(spelling))))].filter(
    (stem) => stem.length >= 3 && stem !== exact,
  )
  if (known.size >= most) known.clear()
  known.set(word, stems)
  return stems
}

const spellings = (word: string): readonly string[] => {
  if (/[^a-z]/.test(word)) return [word]
  const dotless = word.replaceAll('i', 'ı')
  const front = word.replaceAll('o', 'ö').replaceAll('u', 'ü')
  return [word, dotless, front]
}
