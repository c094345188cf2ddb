import type { ProductCardWire } from '@market/contract'
import { productUrl, shopUrl } from '@market/domain/navigation'
import { kurus, toLira } from '@market/domain/money'
import { sql } from 'kysely'
import { memoizeByDatabase } from '@market/database'

/** Products with the columns of a card. The caller adds the condition and the order. */
export const selectCards = memoizeByDatabase((db) =>
  db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'b.name as brand',
      'p.unit_price',
      'p.original_price',
      'p.discount_max_quantity',
      'p.discount_original_quantity',
      'p.stock',
      'p.free_shipping',
      'p.fast_shipping',
      'p.kargomat',
      'p.pttem_card',
      'p.wholesale',
      'p.geographic',
      'p.adult',
      'p.average',
      'p.rating_count',
      'p.comment_count',
      's.id as shop_id',
      's.name as shop_name',
      's.slug as shop_slug',
      's.rating as shop_rating',
      's.rating_count as shop_rating_count',
      's.cargo_price',
      's.free_cargo_over',
    ])
    .select(sql<string>`p.images[1]`.as('thumbnail'))
    .select(sql<boolean>`p.attributes @> '[{"attribute_type":"variant"}]'`.as('has_variants')),
)

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>

/** Converts a row to the API's form. */
export function cardWire(row: CardRow): ProductCardWire {
  const thumbnail = row.thumbnail ?? ''
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    url: productUrl(row),
    price: toLira(kurus(row.unit_price)),
    original_price: toLira(kurus(row.original_price)),
    discount:
      row.discount_max_quantity && row.discount_original_quantity
        ? { max_quantity: row.discount_max_quantity, original_quantity: row.discount_original_quantity }
        : null,
    ship_price: toLira(kurus(shipPrice(row))),
    stock: row.stock,
    thumbnail,
    big_thumbnail: thumbnail,
    shop: {
      id: row.shop_id,
      name: row.shop_name,
      url: shopUrl({ shop: row.shop_slug }),
      rating: row.shop_rating,
      rating_count: row.shop_rating_count,
    },
    average: row.average,
    rating_count: row.rating_count,
    comment_count: row.comment_count,
    badges: badgeColumns.filter(([column]) => row[column]).map(([, badge]) => badge),
    adult: row.adult,
    has_variants: row.has_variants,
  }
}

/** Cargo of a single unit, in kuruş. The database decides about free shipping, because filters use it too. */
const shipPrice = (row: CardRow): number => (row.free_shipping ? 0 : row.cargo_price)

const badgeColumns = [
  ['free_shipping', 'free_shipping'],
  ['fast_shipping', 'fast_shipping'],
  ['kargomat', 'kargomat'],
  ['pttem_card', 'pttemCard'],
  ['wholesale', 'wholeSale'],
  ['geographic', 'geographic'],
] as const
