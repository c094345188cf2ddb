import type { QueryPart, QueryUnderstanding } from '@market/domain/catalog'

/** Converts the understood parts for the API, each with the query without it, and the sort order that they ask for. */
export const understoodWire = ({ parts }: QueryUnderstanding) => ({
  understood: parts.map(({ text, label, without }) => ({
    text,
    label,
    without: { q: without.q, literal: [...without.literal] },
  })),
  sort: sortOf(parts),
})

export const sortOf = (parts: readonly QueryPart[]): string | undefined =>
  parts.flatMap(({ filter }) => (filter.kind === 'sort' ? filter.sort : []))[0]
