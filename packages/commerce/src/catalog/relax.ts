import {
  accessories,
  pathTo,
  type QueryFilter,
  type QueryPart,
  type QueryUnderstanding,
  type QueryWord,
} from '@market/domain/catalog'
import {
  asCompound,
  endPart,
  endsCompound,
  isAdjective,
  isPlainAdjective,
  isPossessive,
  withoutAccessory,
} from './compounds.ts'
import { forChild } from './for-child.ts'
import { insteadOf, type NearKinds, nearReadings, restOfCategory } from './near-readings.ts'
import type { Relaxed } from './relaxed.ts'

/**
 * Weakness of conditions: the lowest is dropped first when no product meets all. Categories are not listed, since they
 * name the product.
 */
const weakness: Readonly<Partial<Record<QueryFilter['kind'], number>>> = {
  delivery: 1,
  discount: 1,
  stock: 1,
  rating: 1,
  origin: 1,
  // A kind says more than a gift condition.
  gift: 3,
  choice: 4,
  // Products above the budget, or for other people, are useless, so other words are dropped first.
  people: 5.5,
  price: 5.8,
  brand: 7,
  shop: 8,
}
/**
 * Weakness of words, highest for the ones to keep. No product has unknown words. In Turkish the noun comes last, so
 * earlier words are dropped first.
 */
const exclusion = 0.5
const wordWeakness = { unknown: 0, empty: 4.5, adjective: 4.8, known: 5, last: 6 }
/** Without a kind the present is what is searched for: `üniversiteye yeni başlayan kıza hediye`. */
const presentWeakness = 6.5
/** Last words of names that say in which form a product comes, such as a set, but not which product it is. */
export const emptyEnds: ReadonlySet<string> = new Set([
  'takim',
  'takimi',
  'set',
  'seti',
  'cihazi',
  'aleti',
  'malzemeleri',
  'urunleri',
])
/** Conditions that name what is searched for, apart from words. */
const things: ReadonlySet<QueryFilter['kind']> = new Set(['category', 'brand', 'shop', 'gift'])
const maxTries = 12

/**
 * Whether a part names what is searched for. The end of a compound that categories of several departments share does
 * not: `makinesi` alone is not a waffle maker.
 */
const isThing = ({ filter, text }: Pick<QueryPart, 'filter' | 'text'>): boolean =>
  things.has(filter.kind) &&
  (filter.kind !== 'category' ||
    !endsCompound.test(text) ||
    new Set(filter.slugs.map((slug) => pathTo(slug)[0]?.id)).size === 1)

/**
 * Whether leaving out words would turn the product into another one. `hediye kutusu` without `hediye` would match
 * `Kalem Kutusu`, which shares only the last word. `arabaya paspas` is not a compound, so it may lose a word.
 */
const isAnotherThing = (known: readonly QueryWord[], { words: left, parts }: QueryUnderstanding): boolean => {
  const kinds = parts.flatMap(({ filter, text }) => (filter.kind === 'category' ? [{ ...filter, text }] : []))
  const isEnd = ({ partly, text }: (typeof kinds)[number]) => partly === true && endsCompound.test(text)
  // A word that is searched in names is the category's own: `tozu` of `protein tozu`.
  return known.length > 0 && left.every(({ inName }) => inName) && kinds.length > 0 && kinds.every(isEnd)
}
/** A number with its ending: `12li` says nothing about the product. */
const isCount = (word: Pick<QueryWord, 'text'> | undefined): boolean => /^\d/.test(word?.text ?? '')

/** A number with its unit: `12li`, `5 kg`. */
const isAmount = ({ text }: QueryWord): boolean => /^\d[\d.,]* ?\p{L}+$/u.test(text)

/**
 * Body parts. `göz kalemi` may be searched as `göz`, because products for one body part are sold together; without
 * `göz` it would be a pen.
 */
const bodyParts = new Set(['dis', 'sac', 'goz', 'yuz'])
const isBodyPart = ({ forms }: QueryWord) => bodyParts.has(forms[0] ?? '')

/**
 * Whether only the last word of a compound is left. In `akvaryum filtresi` the last word alone means something else, so
 * the first word is searched instead. Last words that name a kind are kept: `bahçe makası` is still a pair of scissors.
 */
const isEndOfCompound = (
  asked: readonly QueryWord[],
  left: readonly QueryWord[],
  namesKind: (word: QueryWord) => boolean,
) => {
  const [end, ...others] = left
  return (
    asked.length > 1 &&
    !isCount(asked.at(-1)) &&
    end !== undefined &&
    // A term of several words is a name: `banyo paspası` of `banyo paspası seti`.
    !end.text.includes(' ') &&
    others.length === 0 &&
    (endsCompound.test(asked.at(-1)?.text ?? '') || end === asked.findLast(isPossessive)) &&
    !namesKind(end)
  )
}

/**
 * Other readings of a query that found nothing. First its conditions are searched as plain words (`ofis koltuğu` is not
 * an `Oto Koltuğu`). Then words and conditions are left out, the weakest first: each alone, then several together.
 * Unknown words are always left out. Every reading still contains the product that is searched for.
 */
export function relax(
  { words: asked, parts }: QueryUnderstanding,
  unknownWords: readonly QueryWord[],
  { namesKind, ...near }: NearKinds & { readonly namesKind: (word: QueryWord) => boolean },
): readonly Relaxed[] {
  const end = asked.at(-1)
  const owned = asked.findLast((word) => isPossessive(word) && !accessories.has(word.forms[0] ?? ''))
  const heads = asked.filter((word) => word !== end && (namesKind(word) || word.text.includes(' ') || word === owned))
  // In `gece elbisesi uzun` the last word describes the product. The end of a compound (`koltuk değneği`) is the
  // product.
  const describes =
    end !== undefined &&
    heads.length > 0 &&
    (isAdjective(end) || !endsCompound.test(end.text)) &&
    (isBodyPart(end) || !namesKind(end))
  const isNamed = parts.some((part) => part.filter.kind === 'category' && isThing(part) && part.filter.partly !== true)
  const weaknessOf = (word: QueryWord) => {
    // It names the kind together with its category.
    if (word.inName) return Infinity
    if (unknownWords.includes(word)) return wordWeakness.unknown
    if (word.forms.some((form) => emptyEnds.has(form)) || isAmount(word)) return wordWeakness.empty
    // Where the category is the thing, all words describe it: `deri ceket erkek`. A noun says more than an adjective
    // made of one: `sırt çantası laptop bölmeli`.
    if (isNamed) return isAdjective(word) || isPlainAdjective(word) ? wordWeakness.adjective : wordWeakness.known
    return (describes ? heads.includes(word) : word === end) ? wordWeakness.last : wordWeakness.known
  }
  const isPresent = !isNamed && !asked.some((word) => !unknownWords.includes(word) && namesKind(word))
  const partWeakness = (part: QueryPart) => {
    if (excludesItself(part)) return exclusion
    return part.filter.kind === 'gift' && isPresent ? presentWeakness : (weakness[part.filter.kind] ?? Infinity)
  }
  /** `tahta olmayan kesme tahtası` excludes what every product of its name is. */
  const excludesItself = ({ filter }: QueryPart) =>
    filter.kind === 'without' &&
    filter.words.some((unwanted) =>
      [...asked, ...parts.flatMap((part) => part.words)].some(({ forms }) =>
        forms.some((form) => form.split(' ').some((word) => unwanted.length > 3 && word.startsWith(unwanted))),
      ),
    )
  const weak = [
    ...asked.map((word) => ({
      piece: word as object,
      text: word.text,
      weakness: weaknessOf(word),
    })),
    ...parts.flatMap((part) => ({
      piece: part as object,
      text: part.text,
      weakness: partWeakness(part),
    })),
  ]
    .filter((one) => one.weakness < Infinity)
    .sort((one, other) => one.weakness - other.weakness)
  const unknown = weak.filter((one) => one.weakness === wordWeakness.unknown)
  const known = weak.filter((one) => one.weakness !== wordWeakness.unknown)
  // All words before any condition, since a condition is surely meant: `gömlek beyaz slim fit` stays white.
  const loose = known.filter(({ piece }) => asked.some((word) => word === piece))
  const together = [
    ...(loose.length > 1 ? [loose] : []),
    ...known.slice(1).map((_, index) => known.slice(0, index + 2)),
  ]
  const { nearest, elsewhere } = nearReadings({ words: asked, parts }, unknownWords, near)
  // If most of the query is unknown, guess nothing else.
  if (unknown.length > asked.length + parts.length - unknown.length) return nearest
  /** Whether neither the end of a name nor all before it is left: `nem alma cihazı` is not `alma`. */
  const losesAll = ({ words: left, parts: kept }: QueryUnderstanding) =>
    kept.length === 0 &&
    left.length < asked.length - 1 &&
    end !== undefined &&
    !left.includes(end) &&
    end.forms.some((form) => emptyEnds.has(form))
  const less = [...(unknown.length > 0 ? [[]] : []), ...known.map((one) => [one]), ...together]
    .map((left): Relaxed => {
      const out = new Set([...unknown, ...left].map(({ piece }) => piece))
      return {
        understanding: { words: asked.filter((word) => !out.has(word)), parts: parts.filter((part) => !out.has(part)) },
        leftOut: [...unknown, ...left].map(({ text }) => text),
      }
    })
    .filter(
      ({ understanding: rest }) =>
        !(rest.parts.length === 0 && isEndOfCompound(asked, rest.words, namesKind)) &&
        !isAnotherThing(
          asked.filter((word) => !unknownWords.includes(word)),
          rest,
        ) &&
        !losesAll(rest) &&
        ((rest.words.some(({ inName }) => !inName) && unknown.every(({ text }) => isCount({ text }))) ||
          rest.parts.some(isThing)),
    )
  // A category's own words are left out with it.
  const described = asked.filter(({ inName }) => !inName)
  // An age or a measure is left out before a kind is read as a word of its department: `8 yaşında bisiklet`.
  // The cheapest perfume, before a car's scent below the price that is called `parfüm`.
  const isPriced = isNamed && described.length === 0 && parts.some(({ filter }) => filter.kind === 'price')
  const measured = asked.length > 0 && asked.every(isCount)
  const others = [
    ...(parts.some(excludesItself) ? insteadOf({ words: asked, parts }, near) : []),
    ...nearest,
    ...(measured ? less.slice(0, 1) : []),
    ...(isPriced ? less : []),
    ...(unknown.length === 0 ? asWords({ words: asked, parts }) : []),
    ...forChild({ words: asked, parts }),
    ...asCompound({ words: described, parts }),
    ...withoutAccessory({ words: described, parts }, { unknownWords, namesKind }),
    ...forBody({ words: asked, parts }),
    ...(isPriced ? [] : less),
  ]
  return [...others.slice(0, maxTries), ...elsewhere, ...restOfCategory({ words: asked, parts })]
}

/**
 * `kuru saç için maske`: what is for the part of the body and called so, then anything for that part. Products for one
 * part of the body are sold in several categories.
 */
function forBody({ words: asked, parts }: QueryUnderstanding): readonly Relaxed[] {
  const ofBody = asked.filter(isBodyPart)
  if (ofBody.length === 0 || parts.length === 0 || parts.some(({ text }) => text.includes(' '))) return []
  const called = parts.flatMap(({ words: said }) => said)
  const others = asked.filter((word) => !ofBody.includes(word))
  return [
    ...(called.length > 0
      ? [
          {
            understanding: {
              words: [...ofBody, ...called].map((word) => ({ ...word, inName: true as const })),
              parts: [],
            },
            leftOut: others.map(({ text }) => text),
          },
        ]
      : []),
    { understanding: { words: ofBody, parts: [] }, leftOut: parts.map(({ text }) => text) },
  ]
}

/**
 * The query with one of its conditions, and then with all of them, searched as typed words. Next to other words, a
 * category's name may be part of another product's name. Next to only a colour or a brand, it is the product.
 */
function asWords({ words: asked, parts }: QueryUnderstanding): readonly Relaxed[] {
  // A category's full name (`kadın mont`) is meant as that category. Men's goods are not those that are called `erkek`,
  // such as boys'.
  const typed = parts.filter(
    ({ words: said, filter, text }) =>
      said.length > 0 && filter.kind !== 'people' && (filter.kind !== 'category' || !text.includes(' ')),
  )
  if (asked.length === 0 && parts.length > 1) return []
  const read = (wordy: readonly QueryPart[]): Relaxed => ({
    understanding: {
      words: [...asked, ...wordy.flatMap((part) => part.words)].map((word) => ({ ...word, inName: true })),
      parts: parts.filter((part) => !wordy.includes(part)),
    },
    // `tablet kalemi` is not a case with a `kalem yuvası`.
    headed: asked.length > 0 && wordy.length === 1 && wordy[0] === endPart(parts),
    leftOut: [],
  })
  return [...typed.map((part) => read([part])), ...(typed.length > 1 ? [read(typed)] : [])]
}
