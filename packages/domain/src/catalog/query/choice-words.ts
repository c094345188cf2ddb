import { searchKey } from '../../text/search-key.ts'
import { namesColours } from '../colour-of.ts'
import { measureKey } from './measures.ts'
import type { ProductChoice } from './query-understanding.ts'

/** Colours whose word names nothing else; `krem`, `altın` and `bal` are colours only with `rengi`. */
const plainColours = new Set(
  'siyah beyaz gri antrasit fume bej sari turuncu kirmizi bordo pembe lila mor mavi indigo lacivert turkuaz yesil haki kahverengi ekru seffaf'.split(
    ' ',
  ),
)
const possessive = /^(.{3,}?)s?[iu]$/

/** The folded words by which shoppers ask for a choice; none for what is better found as text. */
export function choiceWords({ name, value }: ProductChoice): readonly string[] {
  const key = searchKey(value).trim()
  if (namesColours(name)) {
    const words = key.split(' ').flatMap((word) => [word, possessive.exec(word)?.[1] ?? word])
    const plain = words.filter((word) => plainColours.has(word))
    return [...new Set([...plain, ...(key.includes(' ') ? [key] : []), ...words.map((word) => `${word} rengi`)])]
  }
  if (/^(?:beden|numara|yas)/.test(searchKey(name)) && key.length <= 12) {
    const unit = searchKey(name).split(' ')[0] ?? ''
    return [...(/^\d$/.test(key) ? [] : [key]), `${key} ${unit}`, ...(unit === 'numara' ? [`${key} no`] : [])]
  }
  const measure = measureKey(key)
  return measure === undefined ? [] : [measure]
}
