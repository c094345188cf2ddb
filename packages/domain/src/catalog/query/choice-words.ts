import { searchKey } from '../../text/search-key.ts'
import { namesColours } from '../colour-of.ts'
import { measureKey } from './measures.ts'
import type { ProductChoice } from './query-understanding.ts'

/** Colours whose word has no other meaning; `krem`, `altın` and `bal` are colours only together with `rengi`. */
const plainColours = new Set(
  'siyah beyaz gri antrasit fume bej sari turuncu kirmizi bordo pembe lila mor mavi indigo lacivert turkuaz yesil haki kahverengi ekru seffaf'.split(
    ' ',
  ),
)
/** Shades that shoppers ask for by the plain colour that they belong to. */
const families: Readonly<Record<string, readonly string[]>> = {
  beyaz: ['ekru'],
  gri: ['antrasit', 'fume'],
  bej: ['krem', 'kum', 'tas'],
  kahverengi: ['kahve', 'taba', 'ceviz'],
  kirmizi: ['nar', 'bordo', 'visne'],
  pembe: ['pudra', 'kurusu'],
  mor: ['lila', 'leylak', 'murdum'],
  mavi: ['indigo', 'petrol', 'turkuaz'],
  lacivert: ['gece'],
  yesil: ['mint', 'haki', 'cam', 'zeytin', 'zumrut'],
}
const familiesOf = (words: readonly string[]) =>
  Object.entries(families).flatMap(([colour, shades]) =>
    shades.some((shade) => words.includes(shade)) ? [colour] : [],
  )
/** `XL` and above, `3XL` too; of trousers and suits 50 and above. */
const largeSize = /^(?:x+|[2-6]x|5\d)l?$/
const smallSize = /^x*s$/
/** The oldest child for whom a toy from an age on (`3+ Yaş`) is meant, in years above that age. */
const longestUse = 5
/** The ages that a folded range of ages has: `3-5 yas`, `3+`, `18 ay+`. */
function agesOf(key: string): readonly number[] {
  const [, from, ay, to] = /^(\d+)( ay)?(?:-(\d+)|\+)(?: yas)?$/.exec(key) ?? []
  if (from === undefined) return []
  const first = Math.ceil(Number(from) / (ay === undefined ? 1 : 12))
  const last = to === undefined ? first + longestUse : Number(to)
  return Array.from({ length: Math.max(0, Math.min(last, 18) - first + 1) }, (_, index) => first + index)
}
const possessive = /^(.{3,}?)s?[iu]$/

/** The folded words by which shoppers search for a variant; empty if a text search finds it better. */
export function choiceWords({ name, value }: ProductChoice): readonly string[] {
  const key = searchKey(value).trim()
  if (namesColours(name) || name === 'Ton') {
    const words = key.split(' ').flatMap((word) => [word, possessive.exec(word)?.[1] ?? word])
    const plain = words.filter((word) => plainColours.has(word))
    return [
      ...new Set([
        ...plain,
        ...familiesOf(words),
        ...(key.includes(' ') ? [key] : []),
        ...words.map((word) => `${word} rengi`),
      ]),
    ]
  }
  const ages = searchKey(name).startsWith('yas') ? agesOf(key) : []
  if (ages.length > 0) return [key, ...ages.map((age) => `${age} yas`)]
  if (/^(?:beden|numara|yas)/.test(searchKey(name)) && key.length <= 12) {
    const unit = searchKey(name).split(' ')[0] ?? ''
    const large = unit === 'beden' && largeSize.test(key)
    return [
      ...(/^\d$/.test(key) ? [] : [key]),
      `${key} ${unit}`,
      ...(unit === 'numara' ? [`${key} no`] : []),
      ...(large ? ['buyuk beden', 'battal beden', 'battal'] : []),
      ...(smallSize.test(key) ? [`kucuk ${unit}`] : []),
    ]
  }
  const [, sign, degrees] = /^([-+]?)(\d+) ?°/.exec(value) ?? []
  if (degrees !== undefined) return sign === '-' ? [`-${degrees}`] : []
  const measure = measureKey(key)
  // `16 gb ram` names the property, too.
  return measure === undefined ? [] : [measure, `${measure} ${searchKey(name)}`]
}
