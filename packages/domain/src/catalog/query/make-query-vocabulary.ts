import { searchKey } from '../../text/search-key.ts'
import { leafCategories, pathTo } from '../category-tree.ts'
import { kindsOf } from '../kinds-of.ts'
import { makeCategoryWords } from './category-words.ts'
import { measureKey } from './measures.ts'
import { choiceWords } from './choice-words.ts'
import type { ProductChoice } from './query-understanding.ts'
import type { Named, QueryVocabulary } from './query-vocabulary.ts'

/** The shop's names from which its vocabulary is made. */
export interface ShopWords {
  readonly stems: QueryVocabulary['stems']
  readonly synonyms: QueryVocabulary['synonyms']
  /** Terms of the synonyms as typed. */
  readonly terms?: readonly string[]
  readonly brands: readonly Named[]
  readonly shops: readonly Named[]
  readonly choices: readonly ProductChoice[]
  /** Whether product names contain the folded word; then a brand or shop of that name is also searched as text. */
  readonly inNames: (word: string) => boolean
}

/** Most variants per word; a query names them all in one condition. */
const maxChoices = 40

/** A vocabulary for many queries; its lookups are maps. */
export function makeQueryVocabulary({
  stems,
  synonyms,
  terms = [],
  brands,
  shops,
  choices,
  inNames,
}: ShopWords): QueryVocabulary {
  const telling = (key: string) => key.length > 2 && !(/^\S+$/.test(key) && inNames(key))
  const byName = (named: readonly Named[]) =>
    new Map(named.map((one) => [searchKey(one.name), one] as const).filter(([key]) => telling(key)))
  const [brandsByKey, shopsByKey] = [byName(brands), byName(shops)]
  const byWord = new Map<string, ProductChoice[]>()
  for (const choice of choices)
    for (const word of choiceWords(choice)) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [choice])
      else if (known.length < maxChoices) known.push(choice)
    }
  return {
    stems,
    synonyms: (key) => synonyms(key) ?? ofCompound(key, synonyms),
    categories: makeCategoryWords(stems),
    mainCategory: (slug) => pathTo(slug)[0]?.slug,
    isLeaf: (slug) => pathTo(slug).at(-1)?.children.length === 0,
    begun: makeBegun([...leafCategories().flatMap(kindsOf), ...terms]),
    brand: (key) => brandsByKey.get(key),
    shop: (key) => shopsByKey.get(key),
    choices: (key) => byWord.get(key) ?? [],
    nearSizes: makeNearSizes(choices),
  }
}

/**
 * The synonyms of a compound that is typed without the ending of its last word: `bulaşık makinesi deterjan`, `ofis
 * koltuk`. The compound itself is among them.
 */
function ofCompound(key: string, synonyms: QueryVocabulary['synonyms']): readonly string[] | undefined {
  if (!key.includes(' ')) return undefined
  const soft = key.replace(/[ktp]$/, (hard) => softened[hard as keyof typeof softened])
  const ends = /[aeiou]$/.test(key) ? ['si', 'su'] : ['i', 'u']
  for (const form of [key, soft].flatMap((start) => ends.map((end) => start + end))) {
    const found = synonyms(form)
    if (found !== undefined) return [form, ...found]
  }
  return undefined
}
const softened = { k: 'g', t: 'd', p: 'b' }

/** Binary search among sorted keys, so that the cost hardly grows with the number of names. */
function makeBegun(names: readonly string[]): QueryVocabulary['begun'] {
  const sorted = [...new Map(names.map((name) => [searchKey(name), name])).entries()].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return (key) => {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((sorted[middle]?.[0] ?? '') < key) from = middle + 1
      else to = middle
    }
    const found: string[] = []
    for (; sorted[from]?.[0].startsWith(key) === true; from += 1)
      if (sorted[from]?.[0] !== key) found.push(sorted[from]?.[1] ?? '')
    return found.sort((one, other) => one.length - other.length)
  }
}

/** A measure's unit and amounts: `10 kg` has one, `200x300 cm` two. */
function readSize(text: string): { readonly unit: string; readonly amounts: readonly number[] } | undefined {
  const [, one, other] = /^(\d{2,3}) ?x ?(\d{2,3})(?: cm)?$/.exec(text) ?? []
  if (one !== undefined && other !== undefined)
    return { unit: 'x', amounts: [Number(one), Number(other)].sort((a, b) => a - b) }
  const [amount, unit] = measureKey(text)?.split(' ') ?? []
  return amount === undefined || unit === undefined ? undefined : { unit, amounts: [Number(amount.replace(',', '.'))] }
}

function makeNearSizes(choices: readonly ProductChoice[]): QueryVocabulary['nearSizes'] {
  const sizes = choices.flatMap((choice) => {
    const size = readSize(searchKey(choice.value).trim())
    return size ? [{ choice, ...size }] : []
  })
  return (key, factor) => {
    const size = readSize(key)
    if (!size) return []
    const isNear = (amounts: readonly number[]) =>
      amounts.every((amount, index) => {
        const ratio = amount / (size.amounts[index] ?? 0)
        return ratio <= factor && ratio >= 1 / factor
      })
    return sizes.filter(({ unit, amounts }) => unit === size.unit && isNear(amounts)).map(({ choice }) => choice)
  }
}
