import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, id, instant, lira, positive, text } from '../kernel/field.ts'
import { getProductComments, photographed } from './comment.ts'
import { getShopTag } from './shop-tag.ts'
import { productCard } from './product-card.ts'

const category = v.object({
  id: v.number(),
  name: text,
  url: text,
  slug: text,
  /** Levels from the root, separated by `>>`. */
  breadcrumb: text,
  parent_id: v.nullable(v.number()),
  max_installment: v.number(),
})
const attribute = v.object({
  attribute_type: v.picklist(['variant', 'property']),
  name: text,
  values: v.array(
    v.object({
      id,
      name: text,
      stock: count,
      add_price: lira,
      /** Colour as `#rrggbb`, for values that are colours. */
      colour: v.optional(text),
      /** Keys of the product's pictures in this colour. */
      images: v.optional(v.array(text)),
    }),
  ),
})
const stockCount = v.object({ combination: text, stock: count })

/** A product with every field of its page. Prices are in lira. */
export const productDetail = v.object({
  ...productCard.entries,
  code: text,
  images: v.array(text),
  categories: v.array(category),
  shop: v.object({
    id,
    name: text,
    url: text,
    logo: text,
    rating: v.number(),
    rating_count: count,
    city: text,
    max_product: count,
    shop_active: v.boolean(),
  }),
  // Strict, because strict objects have a separate check loop. Numeric keys would make V8 deoptimise the loop that all
  // other objects share.
  ratings: v.strictObject({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  upper_limit: count,
  active: v.boolean(),
  short_description: text,
  description: text,
  attributes: v.array(attribute),
  stock_counts: v.array(stockCount),
  /** Lowest price of the previous 30 days, in lira, shown struck through. */
  lowest_price: lira,
  /** Working days until the shop hands the parcel over, and the days in transit. */
  delivery: v.object({
    from: text,
    prepare_days: count,
    min_days: count,
    max_days: count,
    /** First and last expected delivery day for an order placed now, `YYYY-MM-DD`. */
    days: v.object({ from: text, to: text }),
    free_over: v.nullable(lira),
  }),
  /**
   * Instalments that most cards offer: the largest number with its interest, and the largest number without interest.
   */
  installments: v.object({ max: count, interest_percent: v.number(), interest_free: count }),
  inf_msg: v.nullable(text),
  /** Whether it may be sent back without a reason: freely, only sealed, or not at all. */
  withdrawal: v.picklist(['free', 'sealed', 'none']),
  /** Bought in the last seven days; 0 when unknown. */
  sold_last_week: count,
})
/** A product with every field of its page, as a client reads it. */
export type ProductDetailWire = v.InferOutput<typeof productDetail>

/** 404 for an unknown or inactive product. */
export const getProductDetail = defineCall({
  method: 'GET',
  path: '/product_detail',
  who: 'any',
  summary: 'A product with all fields of its page',
  query: v.object({ productId: positive }),
  answer: productDetail,
})

/** Stock by the selected variant ids joined with `;` in ascending order (rules.md L4). */
export const getProductVariants = defineCall({
  method: 'GET',
  path: '/product_variants',
  who: 'any',
  summary: 'Variants of a product and the stock of their combinations',
  query: v.object({ productId: positive }),
  answer: v.object({ attributes: v.array(attribute), stock_counts: v.array(stockCount) }),
})

const addedService = v.object({
  id,
  type: v.picklist(['insurance', 'protection', 'installation']),
  name: text,
  note: text,
  image: text,
  price: lira,
})

/** All data for the first view of a product's page: one request instead of five. */
export const getProductPage = defineCall({
  method: 'GET',
  path: '/x/product-page',
  who: 'open',
  summary: 'A product with its newest comments, related products, shop tag and offered services',
  query: v.object({ productId: positive }),
  answer: v.object({
    product: productDetail,
    /** The deal that it is on, or will be on within two days; its texts are read as in rules.md L6. */
    deal: v.optional(
      v.nullable(
        v.object({
          slug: text,
          title: text,
          start_date: text,
          end_date: text,
          /** Whether `product` has the deal's price by now. */
          begun: v.boolean(),
          price: lira,
        }),
      ),
      null,
    ),
    comments: getProductComments.answer,
    photographed,
    /** Ordered together with it, as counted from orders. */
    together: v.array(productCard),
    /** Products of the same category. */
    related: v.array(productCard),
    shop_tag: getShopTag.answer,
    services: v.array(addedService),
  }),
  // Prices and stock: asked for each time, sent only where they changed.
  shared: 0,
})

/** 404 for an unknown or inactive product. */
export const getProduct = defineCall({
  method: 'GET',
  path: '/product',
  who: 'any',
  summary: 'A product with the fields of a list',
  query: v.object({ productId: positive }),
  answer: productCard,
})

/** Flags for delivery, payment and purchase options. */
export const getProductDetailBadges = defineCall({
  method: 'GET',
  path: '/product_detail_badges',
  who: 'any',
  summary: 'Ways to receive, pay and buy a product',
  query: v.object({ productId: positive }),
  answer: v.object({ kargomat: v.boolean(), pttemCard: v.boolean(), wholeSale: v.boolean() }),
})

/** Prices in lira per unit. Empty if the category has no such service. */
export const getAddedServices = defineCall({
  method: 'GET',
  path: '/products/vas/{id}',
  who: 'any',
  summary: 'Insurance, protection and installation offered with a product',
  params: v.object({ id: positive }),
  answer: v.object({
    items: v.array(addedService),
  }),
})

/** Instants as ISO 8601 text; null without fast shipping. */
export const getFastShipping = defineCall({
  method: 'GET',
  path: '/product-fast-shipping',
  who: 'any',
  summary: 'Whether a product ships today, and the deadline for ordering it',
  query: v.object({ productId: positive }),
  answer: v.object({
    available: v.boolean(),
    /** When the shop hands over an order placed now; null without fast shipping. */
    ship_at: v.nullable(instant),
    /** Until when an order still makes that handover. */
    order_before: v.nullable(instant),
  }),
})

/** For the review form. */
export const getHasBought = defineCall({
  method: 'GET',
  path: '/products/{id}/has-bought',
  who: 'member',
  summary: 'Whether the member bought the product, which commenting requires',
  params: v.object({ id: positive }),
  answer: v.object({ has_bought: v.boolean() }),
})

/** Interest in hundredths of a percent of the total (rules.md K1). */
export const getProductInstallments = defineCall({
  method: 'GET',
  path: '/x/product-installments',
  who: 'any',
  summary: 'Instalment plans of a product for each card brand, up to the legal limit',
  query: v.object({ productId: positive }),
  answer: v.object({
    plans: v.array(
      v.object({
        title: text,
        /** The card brand of this plan; null for the plan of all other brands. */
        brand: v.optional(v.nullable(text), null),
        /** Interest in hundredths of a percent of the total. */
        entries: v.array(v.object({ count, interest_percent: v.number() })),
      }),
    ),
  }),
})

/** Decimal lira, without surcharges of variants. A product younger than 30 days has fewer entries. */
export const getProductPrices = defineCall({
  method: 'GET',
  path: '/x/product-prices',
  who: 'any',
  summary: 'The lowest price of a product on each of the last 30 days',
  query: v.object({ productId: positive }),
  answer: v.object({
    days: v.array(
      v.object({
        /** Day in Turkish time, `YYYY-MM-DD`, oldest first. */
        day: text,
        price: lira,
      }),
    ),
  }),
})
