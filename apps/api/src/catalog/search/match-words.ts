import { searchKey } from '@market/domain/text'
import { findCategory, type QueryFilter, type QueryWord } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { SearchMatch } from '../listing/search-match.ts'
import { anyOf, phraseQuery } from '../listing/text-query.ts'
import { keyOf } from './read-query.ts'
import { meantCategories } from './words/meant-categories.ts'
import { wordStems } from './words/word-stems.ts'

/**
 * Minimum length of a prefix, because a shorter one matches too many words. Beside another word, which leaves few
 * products, two letters are enough.
 */
const shortestPrefix = 3
const shortestPrefixBeside = 2
/** Further words are ignored: they make the search slow and do not improve its results. */
const maxWords = 12

interface Wanted {
  /** All words as typed, in their order. Products whose names contain them come first. */
  readonly typed: readonly QueryWord[]
  readonly lastIs: 'whole' | 'beginning'
  /** Whether the last word must be in the name as typed or in the name of a category. */
  readonly headed?: boolean
  /**
   * Whether products may match only by properties, shop or number. Otherwise at least one word must be in name or
   * category: a search for `krem` (cream) does not mean a cream-coloured coat.
   */
  readonly anywhere: boolean
  /**
   * Whether the understood categories are leaves. Hardly any name contains the word of a department such as `kitap`.
   */
  readonly ofLeaf: boolean
  /** The other kinds of the understood category: coal, where barbecues are searched among `Mangal ve Kömür`. */
  readonly otherKinds?: readonly string[]
  /** Longer names of other things that begin with all typed words. */
  readonly longerTerms?: readonly string[]
  /** Whether products that are called another kind are left out: keyboards, where a wireless mouse is searched. */
  readonly withoutOthers?: boolean
  readonly people?: Extract<QueryFilter, { readonly kind: 'people' }> | undefined
}

/**
 * Converts words to text queries. Every word must match as written, by its stem or by another of its forms; the last
 * one, if incomplete, as a prefix.
 * Matches are ranked: first by a product's code or number; then products of the kind that the last word names (a phone
 * for `telefon`, a fruit for `limon`) before their accessories; then the exact phrase in brand and name, the phrase by
 * stems, all words, the rest. Among equals, products that name the people they are for come first.
 */
export function matchWords(
  all: readonly QueryWord[],
  {
    typed,
    lastIs,
    headed = false,
    anywhere,
    ofLeaf,
    otherKinds = [],
    longerTerms = [],
    withoutOthers = false,
    people,
  }: Wanted,
): SearchMatch {
  const words = all.slice(0, maxWords)
  const joined = words.map(keyOf).join('').replaceAll(' ', '')
  // `xr 500` also matches `XR500` in a name.
  const asOne = words.length > 1 && words.length < 4 && /^[\p{L}\p{N}]+$/u.test(joined) ? [`'${joined}'`] : []
  const isBeginning = (word: QueryWord) =>
    word === words.at(-1) &&
    lastIs === 'beginning' &&
    keyOf(word).length >= (words.length > 1 ? shortestPrefixBeside : shortestPrefix)
  const weightsOf = (word: QueryWord) => (word.inName ? { weights: 'AB' } : {})
  const named = words.map((word) =>
    [...formsOf(word, { isBeginning: isBeginning(word), ...weightsOf(word) }), ...asOne].join(' | '),
  )
  const beside = words.map((word) => formsOf(word, { before: '#', isBeginning: isBeginning(word) }).join(' | '))
  const exact = typed.map((word) => `'${keyOf(word)}':A`)
  const stemmed = typed.map((word) => `(${formsOf(word, { weights: 'AB' }).join(' | ')})`)
  const every = words.map((word) => `(${formsOf(word, { weights: 'AB', isBeginning: isBeginning(word) }).join(' | ')})`)
  const kind = words.slice(-1).flatMap((word) => formsOf(word, { weights: 'C' }))
  const code = typed.map(keyOf).join('')
  const number = Number(/^p?(\d{1,9})$/.exec(code)?.[1] ?? 0)
  // If all words were understood as a category (`yağ`: all kinds of oil), none is left to match, but one kind still
  // ranks first.
  const lastTwo = typed.slice(-2).map(({ text }) => text)
  const last = words.at(-1) ?? typed.at(-1)
  const meant = [lastTwo.join(' '), last?.text ?? '', ...(last?.forms ?? [])].flatMap(
    (form) => meantCategories(form) ?? [],
  )[0]
  const isMeant = meant
    ? sql`when p.category_id = any(${idsOf(meant.first)}::int[]) then 6
        when p.category_id = any(${idsOf(meant.next)}::int[]) then 4.5`
    : sql``
  const isKind = sql`case ${isMeant} when p.search @@ ${kind.join(' | ')}::tsquery then 4 else 0 end`
  const nameRank = sql`case when p.search @@ ${exact.join(' <-> ')}::tsquery then 3
    when p.search @@ ${stemmed.join(' <-> ')}::tsquery then 2
    ${words.length > 0 ? sql`when p.search @@ ${every.join(' & ')}::tsquery then 1` : sql``} else 0 end`
  const wordRank = sql`case when translate(lower(p.code collate "C"), '-_./ ', '') = ${code} or p.id = ${number} then 16
    else ${isKind} + ${nameRank} end`
  const peopleRank = sql`case when p.search @@ ${anyOf(people?.words ?? [])}::tsquery then 0.5 else 0 end`
  // If all words were understood as a category (`tül perde`), products with these words in their name come first: the
  // category `kazak` (pullovers) also has cardigans.
  // The noun comes last (`bahçe hortumu` is a hose), and a word as typed before its synonyms (`tül` before any `perde`).
  const plain = typed.map(({ text, forms: [key = ''] }) =>
    formsOf({ text, forms: [key] }, { weights: 'AB' }).join(' | '),
  )
  const inName = [
    // Words of two letters have no stems: flour (`un`) is called `Buğday Unu`.
    ...typed
      .filter(({ text }) => typed.length === 1 && text.length === 2)
      .map((word) => hasWord(['i', 'u'].map((end) => `'${keyOf(word)}${end}':A`).join(' | '), 0.5)),
    // The `6` of `6 yaş` is not that of `6’lı`.
    ...stemmed.flatMap((word, index) =>
      typed.length > 1 && /^\d+$/.test(typed[index]?.text ?? '')
        ? []
        : hasWord(word, index === stemmed.length - 1 ? 0.5 : 0.25),
    ),
    ...plain.filter((_, index) => (typed[index]?.forms.length ?? 0) > 1).map((word) => hasWord(word, 0.25)),
  ]
  // A kind before another one only describes it: `mangal kömürü` is coal.
  const kindKey = last && keyOf(last)
  const described = otherKinds.flatMap((other) => {
    const [key] = kindQuery(other)
    return key === undefined || kindKey === undefined || other.includes(' ')
      ? []
      : [sql`case when p.search @@ ${`'${kindKey}':AB <-> ${key}`}::tsquery then -0.5 else 0 end`]
  })
  const longer = longerTerms.flatMap(kindQuery).map((term) => hasWord(term, -longerTermRank))
  const calledSo = typed.length > 1 ? [nameRank, ...inName] : ofLeaf || meant ? inName : []
  const ranks = [
    ...(words.length > 0
      ? // The same beside other words: the trousers of `büyük beden kot pantolon` include shorts.
        [wordRank, ...(ofLeaf ? [...inName, ...described] : [])]
      : [...calledSo, ...described, ...longer, ...(meant ? [sql`case ${isMeant} else 0 end`] : [])]),
    ...(people ? [peopleRank] : []),
  ]
  const head = words.slice(-1).map((word) => {
    const [key = '', ...others] = word.forms
    const synonyms = others.length > 0 ? formsOf({ text: others[0] ?? '', forms: others }, { weights: 'AB' }) : []
    return [
      `'${key}':${isBeginning(word) ? '*' : ''}A`,
      ...formsOf({ text: word.text, forms: [key] }, { weights: 'CD' }),
      ...synonyms,
    ].join(' | ')
  })
  return {
    match:
      words.length === 1 && !anywhere
        ? named
        : [
            // The words of properties have no order: `5 kg` and `4 kişilik` would be `5 kişilik`.
            ...words.map((word, index) =>
              word.inName || isMeasure(word) ? (named[index] ?? '') : `${named[index]} | ${beside[index]}`,
            ),
            ...(anywhere || words.length === 0 ? [] : [named.join(' | ')]),
            ...(headed ? head : []),
            ...(withoutOthers ? otherKinds.flatMap(kindQuery).map((other) => `!(${other})`) : []),
          ],
    rank: ranks.length > 0 ? sql<number>`${sql.join(ranks, sql` + `)}` : undefined,
  }
}

/** More than the words of a name can add. */
const longerTermRank = 6

const isMeasure = ({ text }: Pick<QueryWord, 'text'>) => /^\d\S* \p{L}/u.test(text)

/** A kind as a text query for the names of products. */
const kindQuery = (kind: string) => formsOf({ text: kind, forms: [searchKey(kind)] }, { weights: 'AB' })
const idsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => findCategory(slug)?.id ?? [])
const hasWord = (word: string, rank: number) =>
  sql`case when p.search @@ ${word}::tsquery then ${sql.lit(rank)} else 0 end`

/** A text query that finds a word in name or category, or in properties, shop and number. */
export function anywhereQuery(word: QueryWord, is: 'whole' | 'beginning'): string {
  const isBeginning = is === 'beginning' && keyOf(word).length >= shortestPrefix
  return [...formsOf(word, { isBeginning }), ...formsOf(word, { before: '#', isBeginning })].join(' | ')
}

interface Kind {
  /** Prefix of the words of properties, shop and number, which are indexed without positions. */
  readonly before?: '#'
  readonly weights?: string
  readonly isBeginning?: boolean
}

/** The forms of a word as text queries; each word of a form matches as written or by its stem. */
function formsOf({ text, forms }: QueryWord, { before, weights = '', isBeginning = false }: Kind): readonly string[] {
  // The typed form keeps its Turkish letters, which determine the stem; the other forms are folded.
  return [text, ...forms.slice(1)].flatMap((form, index) => {
    const queryIn = (places: string) =>
      phraseQuery(form, (word) => {
        const label = (isBeginning && index === 0 ? '*' : '') + places
        const [key, ...stems] = [searchKey(word), ...wordStems(word)].map((one) => `'${before ?? ''}${one}'`)
        return `(${[label === '' ? key : `${key}:${label}`, ...stems.map((stem) => (places === '' ? stem : `${stem}:${places}`))].join(' | ')})`
      })
    const query = queryIn(weights)
    if (query === undefined) return []
    if (!query.includes('<->') || weights !== '' || isMeasure({ text: form })) return query
    // The words of properties have no order.
    if (before !== undefined) return query.replaceAll('<->', '&')
    // A name matches in any word order (`Antep Boz İç Fıstığı` for `antep fıstığı`), which counts only for the rank. Name
    // and category together do not: `şarj kablosu` does not match a picture cable in the category of chargers.
    return [query, (queryIn('AB') ?? '').replaceAll('<->', '&')]
  })
}
