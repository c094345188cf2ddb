import { capitalizeTr } from '../../text/turkish-case.ts'
import { measureForms, measureKey } from './measures.ts'
import { peopleWords } from './people-words.ts'
import type { ProductChoice, QueryFilter, QueryWord } from './query-understanding.ts'
import type { NamedCategories, QueryVocabulary } from './query-vocabulary.ts'
import type { Token } from './read-tokens.ts'

export interface Meaning {
  readonly filter: QueryFilter
  readonly label: string
  /** Whether the words are searched in addition: `fare` in the category `Klavye ve Fare`. */
  readonly keepsWords?: boolean
  /** Whether all that is in the categories is for children. */
  readonly forChildren?: boolean
}
/** A sequence of tokens as words, and the condition that they may mean. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly words: readonly QueryWord[]
  readonly meaning?: Meaning | undefined
}

export const keyOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ')
const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')

/** Reads the longest sequence at the start of the tokens that the shop knows, or the first token as a word. */
export function readStretch(
  tokens: readonly Token[],
  vocabulary: QueryVocabulary,
  literal: ReadonlySet<string>,
): Reading {
  for (let length = tokens.length; length > 0; length -= 1) {
    const stretch = tokens.slice(0, length)
    const words = wordsOf(stretch, vocabulary)
    if (literal.has(keyOf(stretch))) return { tokens: stretch, words }
    const meaning = meaningOf(stretch, vocabulary)
    if (meaning) return { tokens: stretch, words, meaning }
    if (words.length < length && !beginsKind(tokens.slice(length - 1), vocabulary)) return { tokens: stretch, words }
  }
  return { tokens: tokens.slice(0, 1), words: wordsOf(tokens.slice(0, 1), vocabulary) }
}

/**
 * Whether the tokens begin with a kind or a term of several words: a term ends before `oyun kolu` in `playstation oyun
 * kolu`, and `mutfak dolap` before `dolap düzenleyici`.
 */
const beginsKind = (tokens: readonly Token[], vocabulary: QueryVocabulary): boolean =>
  tokens.some((_, index) => {
    const term = tokens.slice(0, index + 1)
    return (
      index > 0 &&
      (wordsOf(term, vocabulary).length <= index || meaningOf(term, vocabulary)?.filter.kind === 'category')
    )
  })

/** A single word for a measure or a phrase with synonyms, otherwise one word per token. */
function wordsOf(tokens: readonly Token[], { synonyms }: QueryVocabulary): readonly QueryWord[] {
  const key = keyOf(tokens)
  const others = measureKey(key) === undefined ? synonyms(key) : measureForms(key).slice(1)
  if (others !== undefined) return [{ text: textOf(tokens), forms: [key, ...others] }]
  return tokens.map((token) => ({ text: token.text, forms: [token.key, ...(synonyms(token.key) ?? [])] }))
}

function meaningOf(tokens: readonly Token[], vocabulary: QueryVocabulary): Meaning | undefined {
  const key = keyOf(tokens)
  const shop = vocabulary.shop(key)
  if (shop) return { filter: { kind: 'shop', slug: shop.slug }, label: `Mağaza: ${shop.name}` }
  const people = peopleWords.get(key)
  if (people) return people
  const choices = vocabulary.choices(measureKey(key) ?? key)
  if (choices.length > 0)
    return {
      // The text of a name has no signs: `-10` would find `+10`, too.
      filter: { kind: 'choice', choices, words: key.startsWith('-') ? [] : measureForms(key) },
      label: choiceLabel(choices, tokens),
    }
  const keys = spellings(tokens, vocabulary)
  const named =
    (textOf(tokens) === key ? undefined : vocabulary.categories(textOf(tokens))) ??
    nearest(keys, vocabulary) ??
    nearest(
      keys.flatMap((one) => vocabulary.synonyms(one) ?? []),
      vocabulary,
    )
  if (named)
    return {
      filter: {
        kind: 'category',
        slugs: named.slugs,
        ...(named.slugs.length === 1 && named.level === 3 && { partly: true }),
      },
      label: named.name ?? capitalizeTr(textOf(tokens)),
      keepsWords: !named.whole,
      forChildren: named.forChildren,
    }
  const brand = vocabulary.brand(key)
  return brand && { filter: { kind: 'brand', slug: brand.slug }, label: `Marka: ${brand.name}` }
}

/** `masası` names `Masa` by its stem before it names the end of `Ütü Masası`. */
const nearest = (keys: readonly string[], { categories }: QueryVocabulary): NamedCategories | undefined =>
  keys.flatMap((key) => categories(key) ?? []).sort((one, other) => one.level - other.level)[0]

/** The words as typed, and with the stems of the last. */
function spellings(tokens: readonly Token[], { stems }: QueryVocabulary): readonly string[] {
  const last = tokens.at(-1)
  const before = tokens.slice(0, -1).map(({ key }) => key)
  return last ? [last.key, ...stems(last.text)].map((end) => [...before, end].join(' ')) : []
}

export function choiceLabel(choices: readonly ProductChoice[], tokens: readonly Token[]): string {
  const [names, values] = [new Set(choices.map(({ name }) => name)), new Set(choices.map(({ value }) => value))]
  const said = values.size === 1 ? [...values].join('') : capitalizeTr(textOf(tokens))
  return names.size === 1 ? `${[...names].join('')}: ${said}` : said
}
