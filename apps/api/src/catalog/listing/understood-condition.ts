import { findCategory, type ProductChoice, type QueryFilter } from '@market/domain/catalog'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { descendantIds } from '../category/in-category.ts'
import { anyOf } from './text-query.ts'

type Condition = RawBuilder<SqlBool>

/** The SQL condition on rows `p` of `listed` for one part of an understood query. A sort order adds no condition. */
export function understoodCondition(filter: QueryFilter): Condition {
  switch (filter.kind) {
    case 'category': {
      const ids = filter.slugs.flatMap((slug) => findCategory(slug) ?? []).flatMap(descendantIds)
      return sql`p.category_id = any(${ids}::int[])`
    }
    case 'brand':
      return sql`p.brand_id = (select id from brands where slug = ${filter.slug})`
    case 'shop':
      return sql`p.shop_id = (select id from shops where slug = ${filter.slug})`
    case 'choice':
      return sql`(p.facets && ${facetsOf(filter.choices)}::text[]
        or ${matches(anyOf(filter.words, 'AB'))})`
    case 'people':
      return peopleCondition(filter)
    case 'price':
      return sql`p.price between ${filter.price.min ?? 0} and ${filter.price.max ?? Number.MAX_SAFE_INTEGER}`
    case 'delivery':
      return filter.delivery === 'free_shipping' ? sql`p.free_shipping` : sql`p.fast_shipping`
    case 'gift':
      return sql`${filter.people ? peopleCondition(filter.people) : sql`true`}
        and p.id in (select product_id from gift_products join gift_ideas on gift_ideas.id = gift_id
        where ${filter.receiver === undefined ? sql`content->>'receiver' not in ('Bebek', 'Evcil hayvan')` : sql`content->>'receiver' = ${filter.receiver}`})`
    case 'discount':
      return sql`p.original_price > p.price`
    case 'rating':
      return sql`p.average >= ${filter.average}`
    case 'origin':
      return sql`p.id in (select product_id from product_origins)`
    case 'without':
      return withoutCondition(filter)
    // The listing's condition on stock depends on its other filters (`isStocked`).
    case 'stock':
    case 'sort':
      return sql`true`
  }
}

/**
 * Matches products for the given people. A name that mentions two groups is for both: `Kadın Erkek Spor Ayakkabı`. The
 * name outweighs the category, because women's track suits are sold in `Erkek Giyim`, too. One for boys (`erkek çocuk`) is
 * not for men.
 */
function peopleCondition({
  words,
  others,
  only,
}: NonNullable<Extract<QueryFilter, { readonly kind: 'gift' }>['people']>): Condition {
  const meant = anyOf(words)
  if (only) return matches(meant)
  const narrower = others.filter((other) => words.some((word) => other.startsWith(`${word} `)))
  return matches(
    `(${meant} | !(${anyOf(others)})) & (${anyOf(words, 'AB')} | !(${anyOf(others, 'AB')})) & !(${anyOf(narrower, 'AB')})`,
  )
}

const facetsOf = (choices: readonly ProductChoice[]) => choices.map(({ name, value }) => `${name}:${value}`)

function withoutCondition({ words, choices }: Extract<QueryFilter, { readonly kind: 'without' }>): Condition {
  const unsaid = matches(`!(${anyUnwanted(words)})`)
  return choices.length === 0 ? unsaid : sql`(${unsaid} and not p.facets && ${facetsOf(choices)}::text[])`
}

/**
 * Text queries for the unwanted words. Several words in a row are a measure (`128 gb`): they are searched in names
 * only, since the words of properties have no positions. `choices` exclude the property instead.
 */
const anyUnwanted = (texts: readonly string[]) =>
  texts
    .map((text) => (/^[\p{L}\p{N}]+$/u.test(text) ? [text, `#${text}`].map(beginning).join(' | ') : anyOf([text])))
    .join(' | ')

/** `oyun` also finds `oyuncu`; a short word matches only itself. */
const beginning = (word: string) => (word.length < shortestBeginning ? `'${word}'` : `'${word}':*`)
const shortestBeginning = 4

const matches = (query: string): Condition => sql`p.search @@ ${query}::tsquery`
