import type { QueryPart, QueryUnderstanding } from '@market/domain/catalog'

/** The understood parts on the wire, each with the search without it, and the order that they ask for. */
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
