import { findCategory, pathTo, slugify, upperTr } from '@market/domain'
import { toneOf } from '@market/pictures'
import { tints } from '@market/pictures'
import { templateFiller } from './fill-template.ts'
import { makeVariants } from './make-variants.ts'
import { infMessage } from './inf-messages.ts'
import { type Random, randomOf } from '../random.ts'
import { originOf } from '../showcase/origins.ts'
import { seedTags } from '../showcase/tags.ts'
import { brandList, leafVocabulary } from '../vocabulary/index.ts'
import type { LeafVocabulary } from '../vocabulary/vocabulary.ts'

const day = 86_400_000
export const seedShops = 300

/** A product, its stock by combination, its comments and the prices it had. A function of its number alone. */
export function makeProduct(id: number, now: Date) {
  const random = randomOf('product', id)
  const leaf = leafVocabulary[(id - 1) % leafVocabulary.length]
  if (!leaf) throw new Error('the vocabulary is empty')
  const brand = random.pick(leaf.brands)
  const fill = templateFiller(leaf.slots, { brand }, random)
  const name = fill(random.pick(leaf.names))
  const description = random
    .some(leaf.sentences, random.whole(3, 5))
    .map((sentence) => tidy(fill(sentence.replaceAll('{name}', name))))
  const { attributes: variants, combinations, tone } = makeVariants(leaf, random)
  const properties = Object.entries(leaf.properties).map(([property, values], index) => ({
    attribute_type: 'property' as const,
    name: property,
    values: [{ id: 900_000 + index, name: fill(random.pick(values)), stock: 0, add_price: 0 }],
  }))
  const price = makePrice(leaf, random)
  const path = pathTo(leaf.category)
  const stock = combinations.reduce((sum, combination) => sum + combination.stock, 0)
  const sold = Math.floor(6000 ** random.next() - 1)
  const ratings = makeRatings(sold, random)
  const ratingCount = ratings.reduce((sum, count) => sum + count, 0)
  const rated = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0)
  const images = makeImages(leaf, name, tone, id, random)
  const comments = makeComments(leaf, ratings, variants, now, random)
  const facets = facetsOf([...variants, ...properties])
  const origin = originOf(leaf.category, facets, name)
  const share = price.original > price.now && random.chance(0.15) ? random.pick([20, 50, 100]) : null
  const product = {
    id,
    code: productCode(id),
    slug: slugify(`${brand} ${name}`).slice(0, 90).replace(/-$/, ''),
    name,
    brand_id: brandList.indexOf(brand) + 1,
    shop_id: random.whole(1, seedShops),
    category_id: findCategory(leaf.category)?.id ?? 0,
    category_path: path.map((node) => node.id),
    price: price.now,
    original_price: price.original,
    stock,
    upper_limit: random.pick([3, 5, 10, 10, 20]),
    discount_max_quantity: share && Math.max(1, random.whole(Math.floor(share / 5), share)),
    discount_original_quantity: share,
    free_shipping: price.now > 100_000 ? random.chance(0.8) : random.chance(0.2),
    fast_shipping: random.chance(0.3),
    kargomat: price.now < 1_500_000 && random.chance(0.7),
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
    inf_msg: infMessage(path),
    tags: [
      ...(random.chance(0.1) ? ['yeni-sezon'] : []),
      ...tagsOf(
        path.map((node) => node.slug),
        price.now,
      ),
    ],
    created_at: new Date(now.getTime() - random.whole(1, 730) * day),
  }
  return {
    product,
    brand,
    categoryNames: path.map((node) => node.name),
    stock: combinations,
    comments,
    origin,
    /** Of the seven days before the seed's, all on one of them. */
    sales:
      product.sold_week === 0
        ? []
        : [{ sold_on: new Date(now.getTime() - (id % 7) * day).toISOString().slice(0, 10), units: product.sold_week }],
    prices: [
      { since: new Date(now.getTime() - 400 * day), price: price.original },
      ...(price.original > price.now
        ? [{ since: new Date(now.getTime() - random.whole(1, 9) * day), price: price.now }]
        : []),
    ],
  }
}
export type SeedProduct = ReturnType<typeof makeProduct>

const tagsOf = (categories: readonly string[], price: number) =>
  seedTags
    .filter((tag) => tag.categories.some((slug) => categories.includes(slug)) && price <= (tag.most ?? Infinity) * 100)
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

/** Kuruş with endings as shops write them; a little under half are discounted. */
function makePrice(leaf: LeafVocabulary, random: Random) {
  const [low, high] = leaf.price
  const lira = low * (high / low) ** random.next()
  const round = (value: number) => {
    const step = value > 2000 ? 50 : value > 200 ? 10 : 1
    const base = Math.max(1, Math.round(value / step) * step)
    return (value > 2000 ? base - 1 : base) * 100 + (value > 2000 ? 0 : random.pick([0, 50, 90, 90]))
  }
  const now = round(lira)
  const original = random.chance(0.45) ? round((lira * 100) / (100 - random.whole(10, 38))) : now
  return { now, original: Math.max(now, original) }
}

/** Counts of one to five stars: a long tail of sales, most of them content. */
function makeRatings(sold: number, random: Random): readonly number[] {
  const count = Math.floor(sold * (0.1 + random.next() * 0.25))
  const mood = 0.55 + random.next() * 0.35
  const shares = [0.3, 0.15, 0.25, 0.3].map((share) => share * (1 - mood))
  const lower = shares.map((share) => Math.floor(count * share))
  return [...lower, count - lower.reduce((sum, number) => sum + number, 0)]
}

function makeImages(
  leaf: LeafVocabulary,
  name: string,
  tone: string | undefined,
  id: number,
  random: Random,
): readonly string[] {
  const drawing = random.pick(leaf.drawings)
  const shade =
    tone ??
    toneOf(colourWords.exec(name)?.[1] ?? '') ??
    (leaf.flags?.includes('gold')
      ? 'yellow'
      : random.pick(['natural', 'natural', 'natural', 'natural', 'sand', 'mint', 'ink', 'coral', 'mono']))
  const first = random.pick(['front', 'front', 'turned', 'turned', 'parcel'])
  const rest = ['front', 'turned', 'close', 'pair', 'parcel'].filter((view) => view !== first)
  return [first, ...rest]
    .slice(0, random.whole(4, 5))
    .map((view, index) => `${drawing}.${tints[(id + index) % tints.length]}.${shade}.${view}`)
}

function makeComments(
  leaf: LeafVocabulary,
  ratings: readonly number[],
  variants: readonly { readonly values: readonly { readonly name: string }[] }[],
  now: Date,
  random: Random,
) {
  const stars = ratings.flatMap((count, index) =>
    count > 0 ? Array.from({ length: Math.min(3, count) }, () => index + 1) : [],
  )
  return random.some(stars, random.whole(0, Math.min(7, stars.length))).map((rating) => ({
    name: `${random.pick(initials)}** ${random.pick(initials)}**`,
    rating,
    text: random.pick(rating >= 4 ? leaf.comments.good : rating === 3 ? leaf.comments.middle : leaf.comments.bad),
    variant: variants.length === 0 ? null : variants.map(({ values }) => random.pick(values).name).join(' · '),
    like_count: Math.floor(40 ** random.next() - 1),
    created_at: new Date(now.getTime() - random.whole(1, 360 * 24) * 3_600_000),
  }))
}
/** Words that name a colour wherever they occur; `Altın` and `Su` would not. */
const colourWords =
  /(?<!\p{L})(Kırmızı|Bordo|Siyah|Lacivert|Mavi|Yeşil|Krem|Gri|Beyaz|Pudra|Pembe|Antrasit|Gümüş|İnoks)(?!\p{L})/u
const initials = Array.from('abcçdefghilmnorsştuüyz', upperTr)

const facetsOf = (
  attributes: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[],
) => attributes.flatMap(({ name, values }) => values.map((value) => `${name}:${value.name}`))
