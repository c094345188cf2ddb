import type { Facet, ListingQuery } from '@market/domain/catalog'

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort()

/** The query change that selects or removes a facet's value. */
export function toggleFacet(
  query: ListingQuery,
  facet: Pick<Facet, 'key' | 'name'>,
  value: string,
): Partial<ListingQuery> {
  switch (facet.key) {
    case 'brand':
      return { brands: toggled(query.brands, value) }
    case 'delivery':
      return { delivery: toggled(query.delivery, value) }
    case 'rating':
      return { rating: query.rating === Number(value) ? null : Number(value) }
    case 'shop':
      return { shop: query.shop === value ? '' : value }
    default: {
      const print = (attribute: { readonly name: string; readonly value: string }) =>
        `${attribute.name}:${attribute.value}`
      const wanted = value.includes(':') ? value : `${facet.name}:${value}`
      return {
        attributes: toggled(query.attributes.map(print), wanted).map((text) => {
          const at = text.indexOf(':')
          return { name: text.slice(0, at), value: text.slice(at + 1) }
        }),
      }
    }
  }
}
