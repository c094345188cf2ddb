import { searchKey } from '../../text/search-key.ts'
import { withAmounts } from './amounts.ts'
import { measureForms, measureKey } from './measures.ts'
import { isNoise } from './noise-words.ts'
import { isChildish, peopleWords } from './people-words.ts'
import type { AskedQuery, QueryUnderstanding } from './query-understanding.ts'
import type { QueryVocabulary } from './query-vocabulary.ts'
import { readPhrases } from './read-phrases.ts'
import { accessories } from './accessories.ts'
import { choiceLabel, keyOf, type Meaning, type Reading, readStretch } from './read-stretch.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { stretchOf, withoutPart } from './without-part.ts'

/** The longest name of a category, shop or synonym, in words. */
const maxPhrase = 4
/** Words after an excluded product: `kılıf hariç`, `erkek değil`. */
const excluding = new Set('haric olmasin olmayan disinda degil icermeyen icermesin bulunmayan istemiyorum'.split(' '))

/**
 * Understands a search: colours, sizes, measures, prices, offers, people, brands, shops, categories and exclusions
 * become conditions; the rest stays words. It accepts any text; the first 300 letters and 40 words count. `literal` has
 * the keys of parts that the shopper removed, whose words are searched as text.
 */
export function understandQuery(
  text: string,
  vocabulary: QueryVocabulary,
  literal: readonly string[] = [],
): QueryUnderstanding {
  const tokens = withAmounts(readTokens(text))
  const taken = new Set(literal)
  const phrases = readPhrases(tokens).filter(({ first, end }) => !taken.has(keyOf(tokens.slice(first, end))))
  const readings: Reading[] = []
  for (let at = 0; at < tokens.length;) {
    const phrase = phrases.find(({ first }) => first === at)
    const behind = phrases.find(({ first }) => first > at)?.first ?? tokens.length
    const reading = phrase
      ? { tokens: tokens.slice(at, phrase.end), words: [], meaning: phrase.meaning }
      : (readExclusion(tokens.slice(at, behind), vocabulary, taken) ??
        readPurpose(beforeExclusion(tokens.slice(at, Math.min(behind, at + 3))), vocabulary, taken) ??
        readStretch(beforeExclusion(tokens.slice(at, Math.min(behind, at + maxPhrase))), vocabulary, taken))
    readings.push(reading)
    at += reading.tokens.length
  }
  const sized = withSizes(withoutNoise(withoutPlaces(readings)))
  return toUnderstanding(
    { q: text, literal },
    withBabysGift(withSomebodysThing(withOneCategory(withColours(sized, vocabulary), vocabulary))),
  )
}

function readExclusion(
  tokens: readonly Token[],
  { stems, choices }: QueryVocabulary,
  taken: ReadonlySet<string>,
): Reading | undefined {
  const [first] = tokens
  if (first === undefined) return undefined
  const length = thingLength(tokens)
  const end = excludingEnd(tokens, length)
  if (!first.excluded && end === length) return undefined
  const read = tokens.slice(0, end)
  if (taken.has(keyOf(read))) return undefined
  const thing = tokens.slice(0, length)
  const measure = measureKey(keyOf(thing))
  const filter =
    measure === undefined
      ? {
          words: peopleWords.get(first.key)?.filter.words ?? [first.key, ...nounsOf(first.key), ...stems(first.text)],
          choices: [],
        }
      : { words: measureForms(keyOf(thing)).filter((form) => /\p{L}$/u.test(form)), choices: choices(measure) }
  const label = `${thing.map(({ text }) => text).join(' ')} hariç`
  return { tokens: read, words: [], meaning: { filter: { kind: 'without', ...filter }, label } }
}

/** The noun of an adjective, which names say too: sheets that are not `pamuklu` are not of `pamuk`. */
const nounsOf = (key: string) => /^(.{4,})l[iu]$/.exec(key)?.slice(1) ?? []

/** `bebek için şampuan` as `bebek şampuanı`, where the shop knows the two words as one thing. */
function readPurpose(
  tokens: readonly Token[],
  vocabulary: QueryVocabulary,
  taken: ReadonlySet<string>,
): Reading | undefined {
  if (tokens.length < 3 || tokens[1]?.key !== 'icin' || taken.has(keyOf(tokens))) return undefined
  const reading = readStretch(
    tokens.filter((_, index) => index !== 1),
    vocabulary,
    taken,
  )
  return reading.tokens.length === 2 ? { ...reading, tokens } : undefined
}

/** The end of the excluding words from an index on. `hariç hariç` excludes one thing. */
function excludingEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ key }, index) => index >= from && !excluding.has(key))
  return end < 0 ? tokens.length : end
}

/** A number with its unit is excluded as one, so that `128gb hariç` leaves no `128` to be looked for. */
function thingLength([first, second]: readonly Token[]): number {
  const measure = second && !second.excluded && measureKey(`${first?.key} ${second.key}`) !== undefined
  return measure ? 2 : 1
}

/** The tokens up to the next excluded thing. */
const beforeExclusion = (tokens: readonly Token[]) => {
  const next = tokens.findIndex(
    (token, index) =>
      index > 0 && (token.excluded || excluding.has(tokens[index + thingLength(tokens.slice(index))]?.key ?? '')),
  )
  return next < 0 ? tokens : tokens.slice(0, next)
}

/**
 * Removes words that describe nothing, unless the query has only such words. A verb with synonyms describes something:
 * `koşarken` is for sports.
 */
function withoutNoise(readings: readonly Reading[]): readonly Reading[] {
  const telling = readings.filter(
    ({ tokens, words, meaning }) =>
      meaning || tokens.length > 1 || words.some(({ forms }) => forms.length > 1) || !isNoise(keyOf(tokens)),
  )
  return telling.length > 0 ? telling : readings
}

const isProduct = ({ meaning }: Reading, { isLeaf }: Pick<QueryVocabulary, 'isLeaf'>) =>
  meaning?.filter.kind === 'category' && meaning.filter.slugs.every(isLeaf)

/** In `masa için telefon standı` the word `masa` describes the product. */
const withoutPlaces = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map((reading, index) => {
    const isPlace = readings.length > 2 && readings[index + 1]?.tokens[0]?.key === 'icin'
    return isPlace && means(reading, 'category') ? asWords(reading) : reading
  })

const means = (reading: Reading, ...kinds: readonly Meaning['filter']['kind'][]) =>
  reading.meaning !== undefined && kinds.includes(reading.meaning.filter.kind)
const asWords = ({ tokens, words }: Reading): Reading => ({ tokens, words })
const lastKeyOf = (reading: Reading | undefined) => reading?.tokens.at(-1)?.key ?? ''
/** The possessive of a noun of three letters that ends in `l` looks like an adjective: `jeli`, `teli`, `pili`. */
const isShortPossessive = (key: string) => /^[^aeiou][aeiou]l[iu]$/.test(key) && key !== 'sulu'
const isPossessive = (reading: Reading | undefined) =>
  /^.{3,}[^l][iu]$/.test(lastKeyOf(reading)) ||
  isShortPossessive(lastKeyOf(reading)) ||
  /^kab[iu]$/.test(lastKeyOf(reading))
/** An adjective made of a noun: `bölmeli`, `kapaklı`. */
const isAdjective = (reading: Reading | undefined) =>
  /^.{2,}l[iu]$/.test(lastKeyOf(reading)) && !isShortPossessive(lastKeyOf(reading))

/**
 * Reads a colour that is also a product of another department as a colour behind a kind: `nevresim takımı krem`, but
 * not `nemlendirici krem`.
 */
function withColours(readings: readonly Reading[], { choices, mainCategory }: QueryVocabulary): readonly Reading[] {
  const departmentsOf = ({ meaning }: Reading): readonly string[] =>
    meaning?.filter.kind === 'category' ? meaning.filter.slugs.flatMap((slug) => mainCategory(slug) ?? []) : []
  return readings.map((reading, index) => {
    const own = departmentsOf(reading)
    const before = readings.slice(0, index).flatMap(departmentsOf)
    if (own.length === 0 || before.length === 0 || before.some((slug) => own.includes(slug))) return reading
    const key = keyOf(reading.tokens)
    // `Beyaz Işık` is not a colour.
    const colours = choices(`${key} rengi`).filter(({ value }) => searchKey(value).split(' ')[0] === key)
    if (colours.length === 0) return reading
    const filter = { kind: 'choice', choices: colours, words: [key] } as const
    return { ...reading, meaning: { filter, label: choiceLabel(colours, reading.tokens) } }
  })
}

/**
 * Keeps at most one category. In Turkish the noun comes last, so the last category is the one that is meant. No
 * category is meant if a possessive word follows it (`kulaklık standı`). A department describes a product (`salıncak
 * bahçe`). One that only describes the thing before it (`sırt çantası laptop bölmeli`) is not meant either, nor one word
 * behind a kind of several words (`tost makinesi çıkarılabilir plaka`). A toy stays a toy whatever it imitates (`oyuncak
 * mutfak`).
 */
function withOneCategory(readings: readonly Reading[], vocabulary: QueryVocabulary): readonly Reading[] {
  const named = readings.flatMap((reading, index) => (means(reading, 'category') ? [index] : []))
  const describes = (index: number) => {
    const next = readings[index + 1]
    return isAdjective(readings[index]) || (next !== undefined && !next.meaning && isAdjective(next))
  }
  const things = named.filter((index) => readings[index] && isProduct(readings[index], vocabulary))
  const end = (things.length > 0 ? things : named).findLast((index) => !describes(index)) ?? named.at(-1) ?? -1
  const isOneWord = readings[end]?.tokens.length === 1
  const key = lastKeyOf(readings[end])
  // `buzdolabı` ends like a compound, but is the kind's whole name.
  const endsCompound = isPossessive(readings[end]) && vocabulary.categories(key)?.level !== 0
  const isFeature = isOneWord && !endsCompound && !accessories.has(key)
  const ofSeveralWords = named.findLast((index) => index < end && (readings[index]?.tokens.length ?? 0) > 1)
  const final = isFeature ? (ofSeveralWords ?? end) : end
  const toy = named.find((index) => readings[index]?.meaning?.label === 'Oyuncak')
  const last = toy !== undefined && !isPossessive(readings[final]) ? toy : final
  const next = readings[last + 1]
  const owner = next && !next.meaning && isPossessive(next)
  return readings.map((reading, index) =>
    means(reading, 'category') && (index !== last || owner) ? asWords(reading) : reading,
  )
}

/**
 * A bare number before a word without a meaning (`26 jant`, `50 faktör`) counts that word, so it is not read as a size.
 */
function withSizes(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading, index) => {
    const next = readings[index + 1]
    const counts = next !== undefined && !next.meaning && /^\d+$/.test(keyOf(reading.tokens))
    return counts && means(reading, 'choice') ? asWords(reading) : reading
  })
}

/**
 * Recipients are a condition on products. Without a product in the query they are the words to search for. All toys are
 * for children, though hardly any name says so; so are products that are asked for by an age or for a child.
 */
function withSomebodysThing(readings: readonly Reading[]): readonly Reading[] {
  const things = readings.some(
    (reading) => !reading.meaning || means(reading, 'category', 'brand', 'shop', 'choice', 'gift'),
  )
  const forChildren = readings.some(({ meaning }) => meaning?.forChildren === true)
  const ofChild = readings.some(({ tokens }) => tokens.some(({ key }) => isOfChild.test(key)))
  return readings.map((reading) => {
    const { meaning } = reading
    if (meaning?.filter.kind !== 'people') return reading
    if (!things) return asWords(reading)
    if (!forChildren && !ofChild) return reading
    const others = meaning.filter.others.filter((word) => !isChildish(word))
    return {
      ...reading,
      meaning: { ...meaning, filter: { ...meaning.filter, others, ...(forChildren && { only: false }) } },
    }
  })
}

const isBabysAge = /^(?:1|bir) yas|^\d+ ay(?:lik)?$/

/** A present for a child of one year is one for a baby. */
function withBabysGift(readings: readonly Reading[]): readonly Reading[] {
  const ofBaby = readings.some(({ tokens }) => isBabysAge.test(keyOf(tokens)))
  return readings.map((reading) =>
    ofBaby && reading.meaning?.filter.kind === 'gift'
      ? { ...reading, meaning: { filter: { kind: 'gift', receiver: 'Bebek' }, label: 'Hediye: Bebek' } }
      : reading,
  )
}

const isOfChild = /^(?:cocu[kg]|bebe[kg]|zibin|yas)/

/** One kind among several of its category (`fare` of `Klavye ve Fare`) is searched in names. */
const keptWords = ({ keepsWords }: Meaning, words: Reading['words']): Reading['words'] =>
  keepsWords ? words.map((word) => ({ ...word, inName: true })) : []

function toUnderstanding(asked: AskedQuery, readings: readonly Reading[]): QueryUnderstanding {
  return {
    words: readings.flatMap(({ words, meaning }) => (meaning ? keptWords(meaning, words) : words)),
    parts: readings.flatMap((reading) => {
      const { words, meaning } = reading
      if (!meaning) return []
      const { from, to } = stretchOf(reading)
      const { filter, label } = meaning
      return [{ text: asked.q.slice(from, to), label, filter, words, without: withoutPart(asked, reading) }]
    }),
  }
}
