import type {
  AnswerInput,
  getCommentFacets,
  getProductComments,
  getProductPage,
  getShopTag,
  ProductDetailWire,
} from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import { installmentCap, installmentTerms, type PlanEntry } from '@market/domain/installments'
import { findCategoryById, pathTo, withdrawalRight } from '@market/domain/catalog'
import { type InferResult, sql } from 'kysely'
import { deliveryWindow, generalInstallmentLimit, transitDays } from '@market/commerce'
import { compileOnce, type Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { firstComments, newestComments, newestPhotographed } from './newest-comments.ts'
import { dealOf, type ProductDealRow, productDealWire } from './product-deal.ts'
import { attributesWire } from './product-attributes.ts'
import { cardWire, selectCards } from './product-card.ts'
import { shopTagWire } from './shop-tag-wire.ts'
import { texts } from '../texts.ts'

/** A shown discount refers to the lowest price of the 30 days before the current price. */
const priceWindowDays = 30

/**
 * Reads the product as one JSON value: decoding sixty columns one by one takes a third of the server's time for a
 * product page.
 */
const readDetail = compileOnce((db, asked: { readonly id: number; readonly now: Date }) => {
  const detail = selectCards(db)
    .select([
      'p.code',
      'p.images',
      'p.rating_counts',
      'p.upper_limit',
      'p.active',
      'p.short_description',
      'p.description',
      'p.attributes',
      'p.category_id',
      'p.inf_msg',
      'p.gold',
      'p.sold_week',
      's.logo',
      's.city',
      's.product_count',
      's.active as shop_active',
      's.prepare_days',
      's.legal_name',
      's.mersis',
      's.kep',
      's.tax_number',
      's.on_leave',
      's.leave_to',
    ])
    .select(sql<readonly StockCount[]>`${stockCounts(sql.ref('p.id'))}`.as('stock_counts'))
    .select(sql<readonly InstallmentLimit[]>`${installmentLimits(sql.ref('p.category_path'), asked.now)}`.as('limits'))
    .select(sql<number | null>`${lowestPriceBefore(sql.ref('p.id'), asked.now)}`.as('lowest_price'))
    .select(sql<ProductDealRow | null>`${dealOf(sql.ref('p.id'), sql.ref('p.price'), asked.now)}`.as('deal'))
    .select(newestComments(sql.ref('p.id')).as('comments'))
    .select(newestPhotographed(sql.ref('p.id')).as('photographed'))
    .where('p.id', '=', asked.id)
  return db.selectFrom(detail.as('detail')).select(sql<InferResult<typeof detail>[number]>`to_json(detail)`.as('row'))
})

/** A product with all fields of its page. Refuses with 404. */
export const productDetail = async (
  db: Database,
  id: number,
  now: Date,
  plan: readonly PlanEntry[],
): Promise<ProductDetailWire> => (await productPage(db, id, now, plan)).product

/** A product with its newest comments and the shop data that the law requires. */
export async function productPage(
  db: Database,
  id: number,
  now: Date,
  /** The instalment plan that most cards have. */
  plan: readonly PlanEntry[],
): Promise<{
  readonly product: ProductDetailWire
  readonly deal: AnswerInput<typeof getProductPage>['deal']
  readonly comments: AnswerInput<typeof getProductComments>
  readonly photographed: AnswerInput<typeof getCommentFacets>['photographed']
  readonly shop_tag: AnswerInput<typeof getShopTag>
}> {
  const [found] = await readDetail(db, { id, now })
  if (!found) throw new ApiError(404, texts.productNotFound)
  const { row } = found
  const categories = categoriesOf(row.category_id, row.limits)
  const { max, interestPercent, interestFree } = installmentTerms(plan, installmentCapOf(categories, row.gold))
  const card = cardWire(row)
  const [one, two, three, four, five] = row.rating_counts
  const product = {
    ...card,
    code: row.code,
    images: row.images,
    categories,
    shop: {
      ...card.shop,
      logo: row.logo,
      city: row.city,
      max_product: row.product_count,
      shop_active: row.shop_active,
    },
    ratings: { 1: one ?? 0, 2: two ?? 0, 3: three ?? 0, 4: four ?? 0, 5: five ?? 0 },
    upper_limit: row.upper_limit,
    active: row.active,
    short_description: row.short_description,
    description: row.description,
    attributes: attributesWire(row.attributes, row.images),
    stock_counts: [...row.stock_counts],
    lowest_price: lowestPrice(row),
    delivery: {
      from: row.city,
      prepare_days: row.prepare_days,
      min_days: row.prepare_days + transitDays.min,
      max_days: row.prepare_days + transitDays.max,
      days: deliveryWindow(row.prepare_days, now),
      free_over: row.free_cargo_over === null ? null : toLira(kurus(row.free_cargo_over)),
    },
    installments: { max, interest_percent: interestPercent, interest_free: interestFree },
    inf_msg: row.inf_msg,
    withdrawal: withdrawalRight(categories.map(({ slug }) => slug)),
    sold_last_week: row.sold_week,
  }
  return {
    product,
    deal: productDealWire(row.deal),
    comments: firstComments(row.comments, card.comment_count),
    photographed: row.photographed,
    shop_tag: shopTagWire(row),
  }
}

/** Maximum number of instalments that the law allows for a product. */
export async function installmentCapOfProduct(db: Database, id: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('products as p')
    .select(['p.category_id', 'p.gold'])
    .select(sql<readonly InstallmentLimit[]>`${installmentLimits(sql.ref('p.category_path'), now)}`.as('limits'))
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiError(404, texts.productNotFound)
  return installmentCapOf(categoriesOf(row.category_id, row.limits), row.gold)
}

const installmentCapOf = (categories: ProductDetailWire['categories'], gold: boolean): number =>
  installmentCap({
    hasGold: gold,
    shops: [{ items: [{ maxInstallment: categories.at(-1)?.max_installment ?? generalInstallmentLimit }] }],
  })

/** A product's variants and the stock of each combination. Refuses with 404. */
export async function productVariants(db: Database, id: number) {
  const row = await db
    .selectFrom('products as p')
    .select(['p.attributes', 'p.images'])
    .select(sql<readonly StockCount[]>`${stockCounts(sql.ref('p.id'))}`.as('stock_counts'))
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiError(404, texts.productNotFound)
  const attributes = attributesWire(row.attributes, row.images)
  return {
    attributes: attributes.filter(({ attribute_type }) => attribute_type === 'variant'),
    stock_counts: [...row.stock_counts],
  }
}

interface StockCount {
  readonly combination: string
  readonly stock: number
}

const stockCounts = (id: ReturnType<typeof sql.ref>) => sql`(
  select coalesce(json_agg(json_build_object('combination', combination, 'stock', stock) order by combination), '[]')
  from product_stock where product_id = ${id})`

/**
 * The lowest earlier price in lira: the current price if it never changed, or if the discount is sold out and so not
 * shown.
 */
const lowestPrice = (row: {
  readonly unit_price: number
  readonly discount_max_quantity: number | null
  readonly lowest_price: number | null
}): number => toLira(kurus((row.discount_max_quantity === 0 ? null : row.lowest_price) ?? row.unit_price))

/**
 * The lowest unit price in the `priceWindowDays` days before the current offer; null without an earlier offer. An offer
 * stays the same while its discounted units are sold out.
 */
const lowestPriceBefore = (id: ReturnType<typeof sql.ref>, now: Date) => sql`(
  with known as (select since, coalesce(unit_price, price) as asked, lead(since) over changes as until,
      price is distinct from lag(price) over changes as offered
    from price_history where product_id = ${id} and since <= ${now} window changes as (order by since)),
  present as (select max(since) as since from known where offered)
  select min(known.asked) from known, present
  where known.since < present.since and known.until > present.since - make_interval(days => ${sql.lit(priceWindowDays)}))`

interface InstallmentLimit {
  readonly category_id: number
  readonly max: number
}

/** The limits in force for the categories of a path. */
const installmentLimits = (path: ReturnType<typeof sql.ref>, now: Date) => sql`(
  select coalesce(json_agg(held), '[]') from (
    select distinct on (category_id) category_id, max from installment_limits
    where category_id = any(${path}) and since <= ${now} order by category_id, since desc) held)`

/** The path from the root to a category, each with its limit of instalments: its own, otherwise its parent's. */
function categoriesOf(categoryId: number, limits: readonly InstallmentLimit[]): ProductDetailWire['categories'] {
  const way = pathTo(findCategoryById(categoryId)?.slug ?? '')
  let limit = generalInstallmentLimit
  return way.map(({ id, name, slug, url, parentId }, index) => {
    limit = limits.find((row) => row.category_id === id)?.max ?? limit
    const breadcrumb = way.slice(0, index + 1).map((node) => node.name)
    return { id, name, url, slug, breadcrumb: breadcrumb.join('>>'), parent_id: parentId, max_installment: limit }
  })
}
