import { slugify } from '@market/domain/text'
import { pathTo } from '@market/domain/catalog'
import { makeComments } from '../comments/make-comments.ts'
import { makeRatings } from '../comments/make-ratings.ts'
import { listPrice } from '../prices/list-price.ts'
import { makePrices } from '../prices/make-prices.ts'
import { templateFiller } from './fill-template.ts'
import { leafOfNumber } from './leaf-of-number.ts'
import { type Named, nameProduct } from './name-product.ts'
import { makeImages } from './make-images.ts'
import { makeVariants } from './make-variants.ts'
import { noticeOf } from './rows-by-category.ts'
import { type Random, randomOf } from '../random.ts'
import { shopsOfDepartment } from '../shops/shops-of-department.ts'
import { originOf } from '../showcase/origins.ts'
import { seedTags } from '../showcase/editors-choice.ts'
import { brandId } from '../vocabulary/brands.ts'
import { leafOf } from '../vocabulary/index.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'

const day = 86_400_000
/** Kuruş; the shop would pay more for the parcel than it earns with less. */
const leastSentFree = 15_000

/** Makes a product with its stock by combination, comments and price history. It depends only on the number. */
export function makeProduct(id: number, now: Date) {
  const random = randomOf('product', id)
  const { leaf, place } = leafOfNumber(id)
  const named = nameProduct(leaf, place)
  const { brand } = named
  const family = familyOf(leaf, named)
  const fill = templateFiller(leaf, knownWords(leaf, named), family)
  const name = fill(named.template) ?? ''
  const path = pathTo(leaf.category)
  const properties = Object.entries(leaf.properties).flatMap(([property, values], index) => {
    const value = fill(family.pick(values))
    return value === undefined
      ? []
      : [
          {
            attribute_type: 'property' as const,
            name: property,
            values: [{ id: 900_000 + index, name: value, stock: 0, add_price: 0 }],
          },
        ]
  })
  const texts = [name, ...properties.flatMap(({ values }) => values.map((value) => value.name))]
  const lira = listPrice(leaf, { brand, texts, words: (slot) => named.words[slot] ?? '' }, 2 * family.next() - 1)
  const price = makePrices(lira, { slugs: path.map(({ slug }) => slug), family, random, now })
  const description = random
    .some(leaf.sentences, random.whole(4, 6))
    .flatMap((sentence) => fill(sentence.replaceAll('{name}', name)) ?? [])
    .slice(0, 5)
    .map(tidy)
  const { attributes: variants, combinations, tone } = makeVariants(leaf, { name, price: price.price }, random)
  const stock = combinations.reduce((sum, combination) => sum + combination.stock, 0)
  const sold = Math.floor(6000 ** random.next() - 1)
  const createdAt = new Date(now.getTime() - random.whole(1, 730) * day)
  const opinions = randomOf('comments', id)
  const ratings = makeRatings(sold, opinions)
  const ratingCount = ratings.reduce((sum, count) => sum + count, 0)
  const rated = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0)
  const comments = makeComments(
    {
      leaf,
      usedUp: path[0]?.slug === 'supermarket' || leafOf(leaf.category).usedUp,
      ratings,
      variants,
      createdAt,
      now,
    },
    opinions,
  )
  const facets = facetsOf([...variants, ...properties])
  const images = makeImages(leaf, { id, name, brand, tone, facets }, random)
  const origin = originOf(leaf.category, facets, name)
  const share = price.original > price.price && random.chance(0.15) ? random.pick([20, 50, 100]) : null
  const product = {
    id,
    code: productCode(id),
    slug: slugify(`${brand} ${name}`).slice(0, 90).replace(/-$/, ''),
    name,
    brand_id: brandId(brand),
    shop_id: random.pick(shopsOfDepartment(path.at(-2)?.slug ?? '')),
    category_id: path.at(-1)?.id ?? 0,
    category_path: path.map((node) => node.id),
    price: price.price,
    original_price: price.original,
    stock,
    upper_limit: random.pick([3, 5, 10, 10, 20]),
    discount_max_quantity: share && Math.max(1, random.whole(Math.floor(share / 5), share)),
    discount_original_quantity: share,
    free_shipping: random.chance(price.price > 100_000 ? 0.8 : 0.2) && price.price >= leastSentFree,
    fast_shipping: random.chance(0.3),
    kargomat: price.price < 1_500_000 && random.chance(0.7),
    pttem_card: random.chance(0.3),
    wholesale: random.chance(0.08),
    geographic: origin !== null,
    gold: leaf.flags?.includes('gold') ?? false,
    adult: leaf.flags?.includes('adult') ?? false,
    average: ratingCount === 0 ? 0 : Math.round((rated / ratingCount) * 10) / 10,
    rating_counts: ratings,
    rating_count: ratingCount,
    comment_count: comments.length,
    sold_count: sold,
    sold_week: Math.floor((sold / 52) * random.next() * 3),
    short_description: description[0] ?? name,
    description: description.join(' '),
    attributes: [...variants, ...properties],
    facets,
    images,
    inf_msg: noticeOf(path),
    tags: tagsOf(
      path.map((node) => node.slug),
      price.price,
      random,
    ),
    created_at: createdAt,
  }
  return {
    product,
    brand,
    categoryNames: path.map((node) => node.name),
    stock: combinations,
    comments,
    origin,
    /** Sales of the seven days before the seed, all on one day. */
    sales:
      product.sold_week === 0
        ? []
        : [{ sold_on: new Date(now.getTime() - (id % 7) * day).toISOString().slice(0, 10), units: product.sold_week }],
    prices: price.history,
  }
}
export type SeedProduct = ReturnType<typeof makeProduct>

const tagsOf = (categories: readonly string[], price: number, random: Random) =>
  seedTags()
    .filter(
      ({ categories: tagged, max = Infinity, share = 1 }) =>
        tagged.some((slug) => categories.includes(slug)) && price <= max * 100 && random.chance(share),
    )
    .map(({ slug }) => slug)

const tidy = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** Unique for every number below 33 million: a number in a base without letters that look alike. */
function productCode(id: number): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  let rest = (id * 7_654_321) % 33_554_432
  let code = ''
  for (let place = 0; place < 5; place += 1) {
    code = (letters[rest % 32] ?? '') + code
    rest = Math.floor(rest / 32)
  }
  return `GV${code}`
}

/**
 * Random numbers shared by products that differ only in size: the seller's price spread, discount, and words that are
 * not in the name.
 */
function familyOf(leaf: LeafVocabulary, { brand, template, words }: Named): Random {
  const sizes = Object.keys(leaf.price.by ?? {})
  const others = Object.entries(words).filter(([slot]) => !sizes.includes(slot))
  return randomOf(`${leaf.category} ${brand} ${template} ${others.join(' ')}`, 1)
}

/** The words of the name, what they say of other slots, and no size that the name keeps to itself. */
function knownWords(leaf: LeafVocabulary, { brand, template, words }: Named): Readonly<Record<string, string>> {
  const unsaid = Object.keys(leaf.price.by ?? {}).map((slot) => [slot, ''] as const)
  const said = ` ${[template, ...Object.values(words)].join(' ')} `
  const facts = Object.entries(leaf.facts ?? {}).flatMap(([word, slots]) =>
    said.includes(` ${word} `) ? Object.entries(slots) : [],
  )
  return { ...Object.fromEntries([...unsaid, ...facts]), ...words, brand }
}

const facetsOf = (
  attributes: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[],
) => attributes.flatMap(({ name, values }) => values.map((value) => `${name}:${value.name}`))
