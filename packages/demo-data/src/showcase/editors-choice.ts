import { once, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { categories, decimal, schedule, text, texts, tone, whole } from '../fields.ts'

const listOf = <Entry extends v.GenericSchema>(file: string, entry: Entry) =>
  once(() => readYaml(dataFile(`showcase/${file}`), v.array(entry)))

/** A regular expression of the database that restricts the products of a category by name. */
const named = v.exactOptional(text)
const tab = v.strictObject({ slug: text, title: text, categories, named })

/** Campaigns written by the shop's editors. A campaign with one part has one tab, which is not shown. */
export const seedCampaigns = listOf(
  'campaigns.yaml',
  v.pipe(
    v.strictObject({
      slug: text,
      title: text,
      kicker: text,
      slogan: text,
      image: text,
      tone,
      intro: texts,
      terms: texts,
      days: v.strictTuple([whole, whole], 'write its first and its last day, counted from the seed’s'),
      published: v.pipe(
        v.picklist(['true', 'false'], 'write true or false'),
        v.transform((said) => said === 'true'),
      ),
      tabs: v.exactOptional(v.array(tab)),
      categories: v.optional(categories, []),
      named,
    }),
    v.transform(({ tabs, categories: ofAll, named: only, ...campaign }) => ({
      ...campaign,
      tabs: tabs ?? [{ slug: '', title: '', categories: ofAll, ...(only !== undefined && { named: only }) }],
    })),
  ),
)

/** Collections, found by their rule. */
export const seedCollections = listOf(
  'collections.yaml',
  v.strictObject({
    slug: text,
    title: text,
    note: text,
    image: text,
    tone,
    rule: v.picklist(['chosen', 'newest', 'most-sold', 'discounted'], 'write chosen, newest, most-sold or discounted'),
    categories: v.optional(categories, []),
    max: v.optional(whole, '0'),
  }),
)

/** Gift ideas: the recipients, and the categories and prices of their products. */
export const seedGifts = listOf(
  'gifts.yaml',
  v.strictObject({ id: whole, name: text, receiver: text, note: text, image: text, categories, named, max: whole }),
)

/**
 * Tags of products: `max` is the highest price with the tag, `share` the part of the products that have it, if not all.
 */
export const seedTags = listOf(
  'tags.yaml',
  v.strictObject({
    slug: text,
    name: text,
    note: text,
    categories,
    max: v.exactOptional(whole),
    share: v.exactOptional(decimal),
  }),
)

const deal = v.strictObject({
  slug: text,
  title: text,
  slogan: text,
  note: text,
  percents: v.exactOptional(v.array(whole)),
  image: text,
  tone,
  when: schedule,
  categories: v.exactOptional(categories),
})
/**
 * Deals of the year in the order of the deals page, of which the first runs by hours, and the shopping days of
 * November. A deal may be restricted to categories, and may set its percentage.
 */
export const seedDeals = once(() =>
  readYaml(dataFile('showcase/deals.yaml'), v.strictObject({ year: v.array(deal), days: v.array(deal) })),
)
