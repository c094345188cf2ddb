import type { ListingWire } from '@market/contract'
import { texts } from '../texts.ts'
import type { FacetCounts } from './facet-counts.ts'
import { deliveryKeys, type ListingFilter } from './listing-filter.ts'

type FacetWire = ListingWire['attributes'][number]

const maxProperties = 8
const maxValues = 20

/** The filter groups of a listing, from the counts; groups without a choice are left out. */
export function facetsWire(filter: ListingFilter, counts: FacetCounts): FacetWire[] {
  const facet = (
    key: string,
    name: string,
    values: readonly { value: string; name: string; count: number }[],
    chosen: readonly string[],
  ): FacetWire => ({
    key,
    name,
    values: values
      .map((value) => ({ ...value, selected: chosen.includes(value.value) }))
      .filter(({ count, selected }) => count > 0 || selected),
  })
  const stars = [4, 3, 2, 1] as const
  return [
    facet('brand', texts.brand, byCount(counts.brands), filter.brands),
    ...propertyFacets(filter, counts),
    facet(
      'rating',
      texts.rating,
      stars.map((star) => ({
        value: String(star),
        name: texts.starsAndAbove(star),
        count: counts.ratings[star - 1] ?? 0,
      })),
      filter.rating === undefined ? [] : [String(filter.rating)],
    ),
    facet(
      'delivery',
      texts.delivery,
      deliveryKeys.map((key, index) => ({
        value: key,
        name: texts.deliveries[key],
        count: counts.delivery[index] ?? 0,
      })),
      filter.delivery,
    ),
    facet('shop', texts.shop, byCount(counts.shops), filter.shop === undefined ? [] : [filter.shop]),
  ].filter(({ values }) => values.length > 0)
}

const turkish = new Intl.Collator('tr', { numeric: true })
/** Choosing a value does not reorder the group, because its own filter does not change its counts. */
const byCount = (values: FacetCounts['brands']) =>
  values.toSorted((one, other) => other.count - one.count || turkish.compare(one.name, other.name))

/** Properties that most products have; chosen properties and values are always included. */
function propertyFacets(filter: ListingFilter, counts: FacetCounts): FacetWire[] {
  const byName = new Map<string, { readonly value: string; readonly count: number }[]>()
  const put = (name: string, value: string, count: number) => {
    const values = byName.get(name)
    if (values) values.push({ value, count })
    else byName.set(name, [{ value, count }])
  }
  for (const [facet, count] of counts.attributes) {
    const at = facet.indexOf(':')
    put(facet.slice(0, at), facet.slice(at + 1), count)
  }
  const chosenOf = (name: string) => filter.attributes.find((one) => one.name === name)?.values ?? []
  for (const { name, values } of filter.attributes)
    for (const value of values) if (!byName.get(name)?.some((one) => one.value === value)) put(name, value, 0)
  const total = (values: readonly { readonly count: number }[]) => values.reduce((sum, { count }) => sum + count, 0)
  return [...byName]
    .filter(([name, values]) => values.length > 1 || chosenOf(name).length > 0)
    .sort(
      ([one, values], [other, others]) =>
        Number(chosenOf(other).length > 0) - Number(chosenOf(one).length > 0) || total(others) - total(values),
    )
    .slice(0, Math.max(maxProperties, filter.attributes.length))
    .sort(([one], [other]) => turkish.compare(one, other))
    .map(([name, values]) => ({
      key: 'attr',
      name,
      values: values
        .map(({ value, count }) => ({
          value: `${name}:${value}`,
          name: value,
          count,
          selected: chosenOf(name).includes(value),
        }))
        .sort((one, other) => Number(other.selected) - Number(one.selected) || other.count - one.count)
        .slice(0, Math.max(maxValues, chosenOf(name).length))
        .sort((one, other) => turkish.compare(one.name, other.name)),
    }))
}
