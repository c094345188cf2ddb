import type { ListingWire } from '@market/contract'
import type { RawBuilder } from 'kysely'
import type { Database } from '@market/database'
import { listProducts, readListing } from '../listing/list-products.ts'
import { type Asked, attemptsAt, type Reading } from './attempts-at.ts'
import { completions } from './complete-query.ts'
import { findPages } from './find-pages.ts'
import { type Attempt, firstFound, type FirstFound, readFirstFound } from './first-found.ts'
import type { KeptSearch } from './kept-search.ts'
import { nothingFound } from './nothing-found.ts'
import { isUnsold, plainText, type Question, readQuestion } from './question.ts'
import { asFood } from './readings/as-food.ts'
import { completed } from './readings/completed.ts'
import { described } from './readings/described.ts'
import { ended } from './readings/ended.ts'
import { isCompound } from './readings/is-compound.ts'
import { joined } from './readings/joined.ts'
import { namesKind } from './readings/names-kind.ts'
import { relaxed } from './readings/relaxed.ts'
import { resized } from './readings/resized.ts'
import { withoutEnd } from './readings/without-end.ts'
import { withoutUnknown } from './readings/without-unknown.ts'
import { similarQueries } from './suggest-queries.ts'
import { understoodWire } from './understood-wire.ts'
import { sortWords } from './words/sort-words.ts'

/**
 * Finds products for a query. Tries in turn the query as understood, the corrected query, completions, neighbouring
 * sizes, and the query with words left out; if none has products, answers with near matches. A plain search is one
 * statement. All further attempts are checked in one more, so that no search needs more than three.
 */
export async function searchProducts(db: Database, kept: KeptSearch, asked: Asked): Promise<ListingWire> {
  const q = plainText(asked.q)
  if (q.trim() === '') return listProducts(db, kept.facets, asked)
  const { filter, page, now } = asked
  const question = await readQuestion(db, kept, { ...asked, q })
  const { understanding, corrected, text, vocabulary, counted } = question
  const limit = understanding.parts.find(({ filter: one }) => one.kind === 'price' && one.price.max !== undefined)
  const attemptsOf = (reading: Reading) => {
    // No product is within the maximum price, so the cheapest ones come first.
    const sort = limit && reading.leftOut.includes(limit.text) ? 'price_asc' : undefined
    return attemptsAt(reading, { ...asked, q: reading.corrected ?? q, sort }, { counted, ...vocabulary })
  }
  const list = async (attempt: Attempt & { readonly reading: Reading }, instead?: RawBuilder<FirstFound>) => {
    const { reading, ...rest } = attempt
    const found = await readListing(db, kept.facets, { ...rest, now, instead })
    if (found.listing.result_count === 0) return { instead: found.instead }
    const { understanding: meant, leftOut, corrected: corrected_query } = reading
    const pages =
      page.offset === 0 ? findPages(await kept.pages(db, now), { q: corrected_query ?? q, understanding: meant }) : []
    return {
      listing: {
        ...found.listing,
        categories: filter.categoryId === undefined ? [] : found.listing.categories,
        corrected_query,
        search: { ...understoodWire(meant), left_out: [...new Set(leftOut)], pages: [...pages], near: [] },
      },
    }
  }
  const isWhole = question.unknown.length === 0 && understanding.words.length + understanding.parts.length > 0
  const end = isWhole && isCompound(question) ? understanding.words.at(-1) : undefined
  const unsold = isUnsold(question)
  const whole: Reading = { understanding, leftOut: [], corrected, headed: end !== undefined }
  const foods = asFood(question).flatMap((food) => attemptsOf(food).slice(0, 1))
  const asRead = isWhole && !unsold ? [...foods, ...attemptsOf(whole)] : []
  /** Products that only mention the end of the compound. */
  const unheaded = end ? attemptsOf({ understanding, leftOut: [end.text], corrected }) : []
  // An unfinished text that begins a kind's name means that kind before any word that begins alike: `kadın kaza`.
  // A word with synonyms is whole, even if no product has it itself: `mouse` is not the beginning of `mousepad`.
  const isBegun =
    sortWords(understanding.words, counted).lastIs === 'beginning' && understanding.words.at(-1)?.forms.length === 1
  const kinds = isBegun && !unsold ? completed(question).slice(0, 1) : []
  const isKind = (one: Reading) => one.corrected !== corrected
  const [first, ...others] = kinds.some(isKind) ? [...kinds.flatMap(attemptsOf), ...asRead] : asRead
  const rest = () => [
    ...others,
    ...(unsold ? relaxed(question) : otherReadings(question)).flatMap(attemptsOf),
    ...unheaded,
    ...withoutEnd(question).flatMap(attemptsOf),
  ]
  // Called only if nothing was found: it may read the dictionary, which a plain search does not need.
  const similar = () => similarQueries(understanding.words, namesKind(vocabulary))
  // With a possible typo, which has already cost one statement, check the other attempts in the same statement as the
  // first.
  const instead = first && question.hasUncounted ? firstFound(rest(), similar()) : undefined
  const tried = first && (await list(first, instead))
  if (tried?.listing) return tried.listing
  for (let [attempts, found] = [rest(), tried?.instead]; ; found = undefined) {
    found ??= await readFirstFound(db, attempts, similar())
    const attempt = attempts[found.index ?? -1]
    if (!attempt) {
      // `nevre` is a known word, so it was not completed, but the shopper may have typed half of `nevresim`.
      const suggested = [...completions(text, vocabulary), ...(found.similar ?? [])]
      return nothingFound(db, kept, { q: text, understanding, similar: suggested, now })
    }
    const { listing } = await list(attempt)
    if (listing) return listing
    attempts = attempts.slice(attempts.indexOf(attempt) + 1)
  }
}

/** Further readings of a query that found nothing as it was understood, the most likely first. */
const otherReadings = (question: Question): readonly Reading[] =>
  [joined, completed, described, resized, ended, withoutUnknown, relaxed].flatMap((read) => read(question))
