import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CardRow } from '../product/product-card.ts'
import type { FacetCounts } from './facet-counts.ts'

/** What a statement of counts answers besides, since to send and plan another one takes longer than to answer it. */
export interface Beside<Instead> {
  /** The cards of a page among rows `p` of `listed`, and of a whole place. */
  readonly among: (rows: RawBuilder<unknown>) => RawBuilder<readonly CardRow[]>
  readonly ofPlace: () => RawBuilder<readonly CardRow[]>
  /** The page where the products are too many to be counted one by one. */
  readonly ofMany: () => Promise<readonly CardRow[]>
  /** Asked where there is no product. */
  readonly instead: RawBuilder<Instead> | undefined
}

/** Counts with what was answered beside them. */
export interface Counted<Instead> {
  readonly counts: FacetCounts
  readonly cards?: readonly CardRow[] | undefined
  readonly instead?: Instead | undefined
}

/** The same as columns of a statement. */
export interface CountedRow<Instead> {
  readonly counts: FacetCounts
  readonly cards: readonly CardRow[] | null
  readonly instead: Instead | null
}

/** The columns `cards` and `instead`. Only the one that is wanted is executed. */
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
