import type { ListingWire } from '@market/contract'
import { lowerTr, searchKey } from '@market/domain/text'
import {
  accessories,
  asksQuestion,
  findCategory,
  pathTo,
  type QueryPart,
  type QueryUnderstanding,
  type QueryVocabulary,
  type QueryWord,
  understandQuery,
} from '@market/domain/catalog'
import type { RawBuilder } from 'kysely'
import type { Database } from '@market/database'
import { endsCompound, isPossessive, relax } from '@market/commerce'
import { chosenFilters } from '../listing/filter-sql.ts'
import { listProducts, readListing } from '../listing/list-products.ts'
import { asTerms, nearOf, withAdjectives, withoutOtherCategory } from './adjust-reading.ts'
import { type Asked, attemptsAt, mayBegin, type Reading } from './attempts-at.ts'
import { completions, lastCompleted } from './complete-query.ts'
import { corrected as mended, findCorrections, nounOf, wholeWord } from './correct-query.ts'
import { findPages } from './find-pages.ts'
import { type Attempt, firstFound, type FirstFound, readFirstFound } from './first-found.ts'
import type { KeptSearch } from './kept-search.ts'
import { nothingFound } from './nothing-found.ts'
import { withInferredExclusions } from './inferred-exclusions.ts'
import { keyOf, readQueryWords } from './read-query.ts'
import { similarQueries } from './suggest-queries.ts'
import { understoodWire } from './understood-wire.ts'
import { hearWords } from './words/hear-words.ts'
import { meantCategories } from './words/meant-categories.ts'
import { isNearTerm } from './words/near-kinds.ts'
import { isRealWord } from './words/real-words.ts'
import { sortWords } from './words/sort-words.ts'

/** Minimum length of a last word that is tried as a prefix if it finds nothing as a whole word. */
const shortestBeginning = 2

/** Maximum factors between a requested size and the sizes offered in its place, tried in this order. */
const farthest = 2
const sizeSteps = [1.1, 1.4, farthest]

/**
 * Finds products for a query. Tries in turn the query as understood, the corrected query, completions, neighbouring
 * sizes, and the query with words left out; if none has products, answers with near matches. A plain search is one
 * statement. All further attempts are checked in one more, so that no search needs more than three.
 */
export async function searchProducts(db: Database, kept: KeptSearch, asked: Asked): Promise<ListingWire> {
  const { literal, filter, page, now } = asked
  const q = plainText(asked.q)
  if (q.trim() === '') return listProducts(db, kept.facets, asked)
  const [vocabulary, counted] = await Promise.all([kept.vocabulary(db, now), kept.words(db, now)])
  const read = (text: string) => asTerms(withoutOtherCategory(understandQuery(text, vocabulary, literal), filter))
  const typed = read(q)
  const { uncounted } = sortWords(typed.words, counted)
  const unheard = await hearWords(db, typed.words, { counted, typed: readQueryWords(q).length })
  const corrections = unheard.flatMap((one) => {
    const noun = nounOf(one.word, counted)
    // A kind made into an adjective describes another kind: `telefon tutucu vantilatörlü`.
    const describes = noun && typed.parts.some(isCategory) && vocabulary.categories(searchKey(noun.spelling))
    return describes ? [] : noun ? [noun] : findCorrections(q, [one], vocabulary)
  })
  const corrected = mended(q, corrections) ?? null
  const asWritten = corrected === null ? typed : read(corrected)
  const isUnheard = ({ text }: QueryWord) => unheard.some(({ word }) => word.text === text)
  const understanding = await withInferredExclusions(
    db,
    asWritten,
    { q: corrected ?? q, literal },
    {
      unknown: asWritten.words.filter(isUnheard),
      isCounted: (key) => counted.has(key),
      attemptOf: (rest) =>
        attemptsAt(
          { understanding: rest, leftOut: [], corrected },
          { q: corrected ?? q, filter, page, sort: undefined },
          { counted, synonyms: vocabulary.synonyms },
        ).at(-1),
    },
  )
  const unknown = understanding.words.filter(isUnheard)
  const whole = unknown.length === 0 && understanding.words.length + understanding.parts.length > 0
  /** The query whose last word, if it only begins words, is completed to a kind: `kablosuz süp` looks for vacuums. */
  const ending = (): Reading | undefined => {
    const last = understanding.words.at(-1)
    const isEnd = last !== undefined && last.text === readQueryWords(corrected ?? q).at(-1)?.text
    const text = isEnd && mayBegin(understanding.words, counted) ? lastCompleted(corrected ?? q, vocabulary) : undefined
    return text === undefined ? undefined : { understanding: read(text), leftOut: [], corrected: text }
  }
  const less = () => {
    // If the shopper chose filters, leave nothing out, so that the page shows that these filters match no product.
    if (chosenFilters(filter).length > 0) return []
    const kinds = { namesKind: namesKind(vocabulary), nearKinds: nearOf }
    const ended = ending()
    const completed = ended
      ? relax(ended.understanding, [], kinds).flatMap(({ near, ...one }): readonly Reading[] =>
          near ? [] : [{ ...one, corrected: ended.corrected }],
        )
      : []
    // First drop an exclusion that was only inferred from a suffix (`askısız`).
    const ways = [
      ...relax(understanding, unknown, kinds),
      ...(understanding.parts.length === asWritten.parts.length ? [] : relax(asWritten, unknown, kinds)),
    ]
    return [
      ...completed,
      ...ways.map(({ near, ...relaxed }): Reading => {
        // Do not report a correction of a word that was left out.
        const right = corrections.filter(({ spelling }) => !relaxed.leftOut.includes(spelling))
        const asTyped = (text: string) => corrections.find(({ spelling }) => spelling === text)?.typed ?? text
        return {
          ...relaxed,
          understanding: relaxed.leftOut.length > 0 ? withKind(relaxed.understanding) : relaxed.understanding,
          ...(near && { instead: [{ kind: 'category', slugs: near }] }),
          leftOut: relaxed.leftOut.map(asTyped),
          corrected: mended(q, right) ?? null,
        }
      }),
    ]
  }
  /** Treats the remaining words as a kind of product: `laptop standı` without `standı` finds computers. */
  const withKind = (rest: QueryUnderstanding): QueryUnderstanding => {
    const text = rest.words.map((word) => word.text).join(' ')
    const hasKind = rest.parts.some(({ filter: one }) => one.kind === 'category')
    const isKind = rest.words.length === 1 || vocabulary.categories(searchKey(text)) !== undefined
    const again = text !== '' && isKind && !hasKind ? read(text) : undefined
    return again && again.parts.length > 0 ? { words: again.words, parts: [...rest.parts, ...again.parts] } : rest
  }
  /** The query with two neighbours as one word that products have: `kulak üstü` is `kulaküstü`. */
  const joined = (): readonly Reading[] => {
    const words = readQueryWords(q)
    return words.slice(1).flatMap((word, index): readonly Reading[] => {
      const before = words[index]
      if (!before || !counted.has(keyOf(before) + keyOf(word))) return []
      const text = lowerTr(q).replace(`${before.text} ${word.text}`, before.text + word.text)
      return text === lowerTr(q) ? [] : [{ understanding: read(text), leftOut: [], corrected: text }]
    })
  }
  /**
   * The query with its other words as adjectives too (`masa çekmece` is a table with drawers, `yünlü bere` a cap of
   * `yün`), and with an earlier kind than its last one: `cam suyu antifriz` is `antifrizli cam suyu`.
   */
  const described = (): readonly Reading[] => {
    const kind = understanding.parts.find(isCategory)
    if (kind === undefined || understanding.words.length === 0) return []
    const readings = [understanding]
    if (kind.words.length > 0) {
      const other = withoutOtherCategory(understandQuery(kind.without.q, vocabulary, kind.without.literal), filter)
      // Without another kind the words are a name: `pijama takımı pamuk`.
      const named = (word: QueryWord): QueryWord => ({ ...word, inName: true })
      readings.push(other.parts.some(isCategory) ? other : { ...other, words: other.words.map(named) })
    }
    return readings.map((one) => ({
      understanding: { ...one, words: one.words.map(withAdjectives) },
      headed: one !== understanding && one.words.length > 1 && isPossessive({ text: kind.text }),
      leftOut: [],
      corrected,
    }))
  }
  /** The query read again without its unknown words, so that the others can name a kind together. */
  const withoutUnknown = (): readonly Reading[] => {
    if (unknown.length === 0 || chosenFilters(filter).length > 0) return []
    // Otherwise too little of the text is left to guess by: most of it, or the end of a compound (`gömlek sepeti`).
    const last = understanding.words.at(-1)
    const isTooMuch = unknown.length * 2 > understanding.words.length + understanding.parts.length
    const isEnd = last !== undefined && isUnheard(last) && endsCompound.test(last.text)
    if (!asksQuestion(q) && (isTooMuch || isEnd)) return []
    const known = unknown.reduce((text, { text: word }) => text.replace(wholeWord(word), ' '), lowerTr(corrected ?? q))
    const again = read(known)
    const isThing = again.parts.some(
      ({ filter: { kind } }) => kind === 'category' || kind === 'brand' || kind === 'gift',
    )
    // A term with synonyms names what the shop has, too: `bitki çayı`.
    const isNamed = (word: QueryWord) => namesKind(vocabulary)(word) || word.text.includes(' ')
    const isKindOrAsked = again.words.some(isNamed) || (asksQuestion(q) && again.words.length > 0)
    if (!isThing && !isKindOrAsked) return []
    // The end of a category's name may end another name: `tozu` of `protein tozu` is not baking powder.
    const isEndOfName = again.parts.some(({ filter: one }) => one.kind === 'category' && one.partly === true)
    const asNames = isEndOfName ? relax(again, [], { namesKind: namesKind(vocabulary), nearKinds: () => [] }) : []
    return [again, ...asNames.filter(({ leftOut }) => leftOut.length === 0).map((one) => one.understanding)].map(
      (one) => ({ understanding: one, leftOut: unknown.map(({ text }) => text), corrected }),
    )
  }
  const limit = understanding.parts.find(({ filter: one }) => one.kind === 'price' && one.price.max !== undefined)
  const attemptsOf = (reading: Reading) => {
    // No product is within the maximum price, so the cheapest ones come first.
    const sort = limit && reading.leftOut.includes(limit.text) ? 'price_asc' : undefined
    return attemptsAt(
      reading,
      { ...asked, q: reading.corrected ?? q, sort },
      { counted, synonyms: vocabulary.synonyms },
    )
  }
  /** Attempts with the nearest sizes in place of a size that is not sold. */
  const resized = (): readonly Reading[] => {
    const { words, parts } = understanding
    const size = [...parts, ...words].find(({ text }) => vocabulary.nearSizes(searchKey(text), farthest).length > 0)
    if (size === undefined || unknown.some(({ text }) => text !== size.text)) return []
    const others = { words: words.filter((word) => word !== size), parts: parts.filter((part) => part !== size) }
    return sizeSteps.map((factor) => ({
      understanding: others,
      leftOut: [size.text],
      corrected,
      instead: [{ kind: 'choice', choices: vocabulary.nearSizes(searchKey(size.text), factor), words: [] }],
    }))
  }
  /** Attempts with a category name that begins with the text, then with the last word as a prefix. */
  const completed = (): readonly Reading[] => {
    const last = understanding.words.at(-1)
    const isWord = last !== undefined && isRealWord(last.text, keyOf(last))
    const end = readQueryWords(q).at(-1)
    // Two words that begin a name are meant so, even if the last is a word: `yüzme gözlü`.
    const completion =
      isWord && readQueryWords(q).length < 2
        ? []
        : completions(q, vocabulary).map((text) => ({ understanding: read(text), leftOut: [], corrected: text }))
    // Two letters are completed only beside other words: `usb ka`.
    const isShort =
      last?.text.length === shortestBeginning && understanding.words.length + understanding.parts.length > 1
    const begins =
      last !== undefined &&
      last.text.length >= shortestBeginning &&
      // A whole word does not begin another one: `bira` is not `bırakmayan`.
      !isWord &&
      (!isUnheard(last) || isShort) &&
      !namesKind(vocabulary)(last) &&
      !isNearTerm(keyOf(last))
    // A kind beside an unfinished word may be part of another name: `duş perd` is a curtain.
    const plain = {
      understanding: { words: readQueryWords(q).map((word) => ({ ...word, inName: true as const })), parts: [] },
      leftOut: [],
      corrected,
      unfinished: true,
    }
    const isBeside =
      understanding.words.length > 0 && understanding.parts.some(({ filter: one }) => one.kind === 'category')
    return [
      ...completion,
      ...(begins ? [{ understanding, leftOut: [], corrected, unfinished: true, headed: isCompound() }] : []),
      ...(isBeside && !(end && isRealWord(end.text, keyOf(end))) ? [plain] : []),
    ]
  }
  const list = async (attempt: Attempt & { readonly reading: Reading }, instead?: RawBuilder<FirstFound>) => {
    const { reading, ...rest } = attempt
    const found = await readListing(db, kept.facets, { ...rest, now, instead })
    if (found.listing.result_count === 0) return { instead: found.instead }
    const { understanding: meant, leftOut, corrected: corrected_query } = reading
    const text = corrected_query ?? q
    const pages = page.offset === 0 ? findPages(await kept.pages(db, now), { q: text, understanding: meant }) : []
    return {
      listing: {
        ...found.listing,
        categories: filter.categoryId === undefined ? [] : found.listing.categories,
        corrected_query,
        search: { ...understoodWire(meant), left_out: [...leftOut], pages: [...pages], near: [] },
      },
    }
  }
  /** Whether the last word is the possessive end of a compound, which names the thing: `tablet kalemi`, `perde kornişi`. */
  const isCompound = () => {
    const [last, other] = understanding.words.toReversed()
    const isEnd = last !== undefined && last.text === readQueryWords(corrected ?? q).at(-1)?.text
    return isEnd && other !== undefined && last.inName !== true && isPossessive(last)
  }
  /**
   * The kind that the words before the end name, if no product is the end: `spor ayakkabı bağcığı` shows shoes. Not for
   * food: `kahve termosu` does not ask for coffee.
   */
  const withoutEnd = (): readonly Reading[] => {
    if (chosenFilters(filter).length > 0) return []
    const words = readQueryWords(corrected ?? q)
    for (let end = words.length - 1; end > 0; end -= 1) {
      const beginning = words.slice(0, end).map(({ text }) => text)
      const again = read(beginning.join(' '))
      const kind = again.parts.find(isCategory)?.filter
      if (kind?.kind !== 'category' || kind.partly === true) continue
      // A room or a department is not a product: `mutfak dolabı`.
      if (kind.slugs.some((slug) => findCategory(slug)?.children.length !== 0)) return []
      if (kind.slugs.some((slug) => pathTo(slug)[0]?.slug === 'supermarket')) return []
      const others = again.words.filter(({ inName }) => !inName)
      const leftOut = [...others, ...words.slice(end)].map(({ text }) => text)
      // Too little of the text would be left to guess by.
      if (leftOut.length * 2 > words.length) return []
      return [{ understanding: { words: [], parts: again.parts.filter(isCategory) }, leftOut, corrected }]
    }
    return []
  }
  const end = whole && isCompound() ? understanding.words.at(-1) : undefined
  const asRead = whole ? attemptsOf({ understanding, leftOut: [], corrected, headed: end !== undefined }) : []
  /** Products that only mention the end of the compound. */
  const unheaded = end ? attemptsOf({ understanding, leftOut: [end.text], corrected }) : []
  // An unfinished text that begins a kind's name means that kind before any word that begins alike: `kadın kaza`.
  // A word with synonyms is whole, even if no product has it itself: `mouse` is not the beginning of `mousepad`.
  const isBegun =
    sortWords(understanding.words, counted).lastIs === 'beginning' && understanding.words.at(-1)?.forms.length === 1
  const kinds = isBegun ? completed().slice(0, 1) : []
  const isKind = (one: Reading | undefined) => one?.corrected !== corrected
  const [first, ...others] = kinds.some(isKind) ? [...kinds.flatMap(attemptsOf), ...asRead] : asRead
  const rest = () => [
    ...others,
    ...[
      ...joined(),
      ...completed(),
      ...described(),
      ...resized(),
      ...[ending() ?? []].flat(),
      ...withoutUnknown(),
      ...less(),
    ].flatMap(attemptsOf),
    ...unheaded,
    ...withoutEnd().flatMap(attemptsOf),
  ]
  // Called only if nothing was found: it may read the dictionary, which a plain search does not need.
  const similar = () => similarQueries(understanding.words, namesKind(vocabulary))
  // With a possible typo, which has already cost one statement, check the other attempts in the same statement as the
  // first.
  const instead = first && uncounted.length > 0 ? firstFound(rest(), similar()) : undefined
  const tried = first && (await list(first, instead))
  if (tried?.listing) return tried.listing
  for (let [attempts, found] = [rest(), tried?.instead]; ; found = undefined) {
    found ??= await readFirstFound(db, attempts, similar())
    const attempt = attempts[found.index ?? -1]
    if (!attempt) return nothingFound(db, kept, { q: corrected ?? q, understanding, similar: found.similar ?? [], now })
    const { listing } = await list(attempt)
    if (listing) return listing
    attempts = attempts.slice(attempts.indexOf(attempt) + 1)
  }
}

const namesKind =
  (vocabulary: QueryVocabulary) =>
  ({ text, forms }: QueryWord) =>
    [...forms, ...vocabulary.stems(text)].some((form) => vocabulary.categories(form)) ||
    meantCategories(text) !== undefined ||
    // A product that has a row of synonyms: `sütyeni` of `spor sütyeni`, `pizza` of `pizza taşı`.
    (!accessories.has(searchKey(text)) &&
      [searchKey(text), ...vocabulary.stems(text)].some((form) => vocabulary.synonyms(form) !== undefined))

const isCategory = ({ filter: { kind } }: QueryPart) => kind === 'category'

/** Removes invisible characters, and the `p-` of a product number as it is in addresses (`p-18869`). */
const plainText = (q: string) => q.replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '').replace(/^\s*p[-\s]?(?=\d+\s*$)/i, '')
