import type { ProductChoice } from '@market/domain/catalog'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListingFilter } from './listing-filter.ts'

type Condition = RawBuilder<SqlBool>

/**
 * Condition for rows `p` of `listed` that are in stock with every chosen property: a product whose size 42 is sold out
 * is not in stock for a listing of size 42. Colour and size must be in stock together.
 */
export const isStocked = (filter: ListingFilter): Condition => {
  const chosen = chosenGroups(filter)
  if (chosen.length === 0) return sql`not p.sold_out`
  return sql`not p.sold_out and (p.stocked is null or exists (select from ${stockedWith(chosen)}))`
}

/** The facets of a row `p` of `listed` that a listing counts: if it is of products in stock, only those in stock. */
export function countedFacets(filter: ListingFilter): RawBuilder<readonly string[]> {
  if (!demandsStock(filter)) return sql`p.facets`
  const [name, value] = [sql`split_part(facet, ':', 1)`, sql`substr(facet, strpos(facet, ':') + 1)`]
  return sql`case when p.stocked is null then p.facets else array(select facet from unnest(p.facets) as facet
    where exists (select from ${stockedWith(chosenGroups(filter))} and coalesce(c->>${name} = ${value}, true))) end`
}

export const demandsStock = ({ inStock, understood = [] }: ListingFilter): boolean =>
  inStock || understood.some(({ kind }) => kind === 'stock')

type Group = readonly ProductChoice[]

/** The values that were chosen of each property, and those that a search named. */
const chosenGroups = ({ attributes, understood = [] }: ListingFilter): readonly Group[] => [
  ...attributes.map(({ name, values }) => values.map((value) => ({ name, value }))),
  ...understood.flatMap((filter) => (filter.kind === 'choice' && filter.choices.length > 0 ? [filter.choices] : [])),
]

/** The combinations `c` of `p` in stock that have a value of each group, with the start of a condition. */
const stockedWith = (groups: readonly Group[]) =>
  sql`jsonb_array_elements(p.stocked) as c where ${sql.join([sql<SqlBool>`true`, ...groups.map(hasOne)], sql` and `)}`

/** A group that the combination does not choose among, or that a search found by a word of the name, excludes none. */
function hasOne(group: Group): Condition {
  const names = [...new Set(group.map(({ name }) => name))]
  const has = names.map((name) => {
    const values = group.filter((one) => one.name === name).map(({ value }) => value)
    return sql`c->>${name} = any(${values}::text[])`
  })
  const facets = group.map(({ name, value }) => `${name}:${value}`)
  return sql`(${sql.join(has, sql` or `)} or not c ?| ${names}::text[] or not p.facets && ${facets}::text[])`
}
