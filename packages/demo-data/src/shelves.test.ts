import { once, readRows, readYaml } from '@market/data-files'
import { findCategoryById, leafCategories, colourOf, pathTo } from '@market/domain/catalog'
import { searchKey } from '@market/domain/text'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { dataFile } from './data-file.ts'
import { category, text, texts } from './fields.ts'
import { makeProduct } from './products/make-product.ts'
import { leafVocabulary } from './vocabulary/index.ts'

type Product = ReturnType<typeof makeProduct>['product']

const now = new Date('2026-11-21T08:00:00Z')
let products: readonly Product[]
beforeAll(() => {
  products = Array.from({ length: 8_000 }, (_, index) => makeProduct(index + 1, now).product)
})

const wordsOf = (said: string) =>
  searchKey(said)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A folded word with and without its plural and possessive: `kitaplari`, `kitap`; `koltugu`, `koltuk`. */
function formsOf(word: string): readonly string[] {
  const one = word.replace(/(?<=..)l[ae]r[iu]?$/, '')
  const bare = [one, one.replace(/(?<=[aeiou])s[iu]$/, ''), one.replace(/(?<=[^aeiou])[iu]$/, '')]
  const hard = { g: 'k', b: 'p', d: 't' }
  return [word, ...bare, ...bare.map((form) => form.replace(/[gbd]$/, (soft) => hard[soft as keyof typeof hard]))]
}
const isAlike = (one: string, other: string) => formsOf(one).some((form) => formsOf(other).includes(form))
const says = (words: readonly string[], noun: string) =>
  wordsOf(noun).every((part) => words.some((word) => isAlike(word, part)))

/** Last words of names that say in which form things come, but not what they are. */
const emptyEnds = /(?:seti|takimi|aleti|aletleri|cihazi|gerecleri|malzemeleri|urunleri)$/

/** `kilif` for `Telefon Kılıfı`; `nevresim` for `Nevresim Takımı`. */
const nounsOf = (name: string) =>
  name.split(/ ve |, /).map((part) => {
    const words = wordsOf(part)
    return words.length > 1 && emptyEnds.test(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : (words.at(-1) ?? '')
  })

const goods = once(
  () =>
    new Map(
      readRows(dataFile('shelves.tsv'), v.strictObject({ category, goods: text })).map((row) => [
        row.category,
        row.goods.split(', '),
      ]),
    ),
)

it('sells in each category what its name says', () => {
  const wrong = products.filter(({ name, category_id }) => {
    const shelf = findCategoryById(category_id)
    const besides = goods().get(shelf?.slug ?? '') ?? []
    const words = wordsOf(name)
    return !besides.includes('*') && ![...nounsOf(shelf?.name ?? ''), ...besides].some((noun) => says(words, noun))
  })
  expect(wrong.map(({ name, category_id }) => `${findCategoryById(category_id)?.name}: ${name}`)).toEqual([])
})

it('lists no goods that a category does not sell', () => {
  const sold = Map.groupBy(leafVocabulary(), ({ category: slug }) => slug)
  const isSold = (slug: string, noun: string) =>
    noun === '*' || sold.get(slug)?.some((kind) => says(wordsOf(JSON.stringify([kind.names, kind.slots])), noun))
  const unsold = [...goods()].flatMap(([slug, nouns]) => nouns.filter((noun) => !isSold(slug, noun)))
  expect(unsold).toEqual([])
})

it('repeats no name on the way to a category', () => {
  const twice = leafCategories().filter(({ slug }) => {
    const names = pathTo(slug).map(({ name }) => name)
    return new Set(names).size < names.length
  })
  expect(twice.map(({ name }) => name)).toEqual([])
})

const values = once(() =>
  readYaml(dataFile('value-words.yaml'), v.strictObject({ named: texts, made: texts, stuff: texts })),
)
const stuff = once(() => new Set(values().stuff.flatMap((word) => formsOf(searchKey(word)))))
const isStuff = (word: string) => formsOf(word).some((form) => stuff().has(form))
const saidOf = (pick: (property: string) => boolean) => [
  ...new Set(
    products.flatMap(({ attributes }) =>
      attributes.flatMap(({ attribute_type, name, values: said }) =>
        attribute_type === 'property' && pick(name) ? said.map((value) => `${name}: ${value.name}`) : [],
      ),
    ),
  ),
]
const valueOf = (said: string) => wordsOf(said.slice(said.indexOf(': ')))

it('names a stuff where it says what a thing is made of', () => {
  const said = saidOf((name) => ['Malzeme', 'Kumaş', 'İplik'].includes(name))
  expect(
    said.filter((one) => !valueOf(one).some((word) => isStuff(word) || isStuff(word.replace(/l[iu]$/, '')))),
  ).toEqual([])
})

it('says nothing but a stuff only of what is made of it', () => {
  const { named, made } = values()
  const said = saidOf((name) => ![...named, ...made].includes(name))
  expect(said.filter((one) => valueOf(one).length > 0 && valueOf(one).every(isStuff))).toEqual([])
})

it('names a colour wherever it says one', () => {
  const said = saidOf((name) => name === 'Renk')
  expect(said.filter((one) => colourOf(one.slice(one.indexOf(': ') + 2)) === undefined)).toEqual([])
})
