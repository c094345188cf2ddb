import { slotTimeText } from '@market/domain/deals'
import type { AnswerInput, getProductPage } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import { sql } from 'kysely'

/** A deal is shown on a product's page from this many days before it begins. */
const daysAhead = 2

export interface ProductDealRow {
  readonly slug: string
  readonly title: string
  /** Start of the deal in ISO 8601, since it comes from a JSON column. */
  readonly starts_at: string
  readonly ends_at: string
  readonly begun: boolean
  readonly price: number
}

/**
 * A product's current deal, or one that begins within two days, as JSON. If an operator has changed the price since,
 * the deal is not shown.
 */
export const dealOf = (id: ReturnType<typeof sql.ref>, price: ReturnType<typeof sql.ref>, now: Date) => sql`(
  select json_build_object('slug', slot.deal, 'title', deals.content ->> 'title', 'starts_at', slot.starts_at, 'ends_at', slot.ends_at,
    'begun', slot.begun_at is not null, 'price', d.price)
  from deal_products d join deal_slots slot on slot.id = d.slot_id join deals on deals.slug = slot.deal
  where d.product_id = ${id} and slot.active and slot.ends_at > ${now}
    and slot.starts_at <= ${now}::timestamptz + make_interval(days => ${sql.lit(daysAhead)})
    and case when slot.begun_at is null then d.price < ${price} else d.price = ${price} end
  order by slot.starts_at limit 1)`

/** Converts a row to the API's form. */
export const productDealWire = (row: ProductDealRow | null): AnswerInput<typeof getProductPage>['deal'] =>
  row && {
    slug: row.slug,
    title: row.title,
    start_date: slotTimeText(new Date(row.starts_at)),
    end_date: slotTimeText(new Date(row.ends_at)),
    begun: row.begun,
    price: toLira(kurus(row.price)),
  }
