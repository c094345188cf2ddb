import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CardRow } from '../product/product-card.ts'
import type { FacetCounts } from './facet-counts.ts'

/**
 * Queries that run in the same statement as the counts, since sending and planning a second statement takes longer than
 * executing it.
 */
export interface Beside<Instead> {
  /**
   * `among`: the cards of a page, selected from rows `p` of `listed`. `ofPlace`: the same from all products of a place.
   */
  readonly among: (rows: RawBuilder<unknown>) => RawBuilder<readonly CardRow[]>
  readonly ofPlace: () => RawBuilder<readonly CardRow[]>
  /** Reads the page if there are too many products to count them one by one. */
  readonly ofMany: () => Promise<readonly CardRow[]>
  /** Evaluated instead of the cards if no product matches. */
  readonly instead: RawBuilder<Instead> | undefined
}

/** Counts with the results of the queries beside them. */
export interface Counted<Instead> {
  readonly counts: FacetCounts
  readonly cards?: readonly CardRow[] | undefined
  readonly instead?: Instead | undefined
}

/** `Counted` as the columns of a row. */
export interface CountedRow<Instead> {
  readonly counts: FacetCounts
  readonly cards: readonly CardRow[] | null
  readonly instead: Instead | null
}

/** The columns `cards` and `instead`. The database evaluates only the one that is needed. */
export function columnsBeside(
  beside: Beside<unknown> | undefined,
  { cards, total }: { readonly cards: RawBuilder<unknown> | undefined; readonly total: RawBuilder<unknown> },
  few: RawBuilder<SqlBool> = sql`true`,
): RawBuilder<unknown> {
  if (!beside || !cards) return sql`null as cards, null as instead`
  const { instead } = beside
  return sql`case when ${few} and ${total} > 0 then ${cards} end as cards,
    ${instead ? sql`case when ${few} and ${total} = 0 then ${instead} end` : sql`null`} as instead`
}

export const countedOf = <Instead>({ counts, cards, instead }: CountedRow<Instead>): Counted<Instead> => ({
  counts,
  cards: cards ?? undefined,
  instead: instead ?? undefined,
})
