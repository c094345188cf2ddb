import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { attrId, count, id, lira, positive, shortText, text, whole } from '../kernel/field.ts'
import { giftChoice, sentGift } from './gift-choice.ts'
import { promotionRule, reduction } from './promotion.ts'
import { discount } from '../catalog/product-card.ts'

/** Services for a line, by their ids. */
const insurances = v.pipe(v.array(id), v.maxLength(20))
const dataLayerValue = v.nullable(v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()]))

/** A line of the cart: one product in one combination of variants. Prices are in lira per unit. */
export const cartItem = v.object({
  product_id: id,
  name: text,
  brand: text,
  url: text,
  num: count,
  attr_id: text,
  single_price: lira,
  price: lira,
  original_price: lira,
  image: text,
  category_tree: text,
  /** Whether it may be sent back: freely, only sealed, or not at all. */
  withdrawal: v.picklist(['free', 'sealed', 'none']),
  max_installment: v.number(),
  shared_cargo_price: lira,
  discount: v.nullable(discount),
  total_discount: lira,
  /** Promotions that reduce `price`, in the order of their application. */
  reductions: v.optional(v.array(reduction), []),
  attributes: v.array(v.object({ key: text, value: text })),
  limit: count,
  /** Units in stock of the chosen combination. */
  quantity: count,
  active: v.boolean(),
  /** When it was put in, ISO 8601. */
  added_at: v.optional(text),
  /** Units that login merged from an earlier cart. */
  earlier_units: v.optional(count, 0),
  /** The product that leaves the cart together with this one. */
  related_product_id: v.nullable(id),
  /** The price when the line was added; null if it is still the same, or the change was dismissed. */
  old_price: v.nullable(lira),
  insurance_items: v.array(v.object({ id, name: text, image: text, price: lira, selected: v.boolean() })),
  /** Gift options; null if the line is not a gift. */
  gift: v.optional(v.nullable(giftChoice), null),
  /** Price of wrapping all units of the line together; null if wrapping is not offered. */
  wrap_offer: v.optional(v.nullable(lira), null),
})
/** A campaign, or a coupon of the caller, with the ids of the cart's products that it counts and reduces. */
const cartPromotion = v.object({
  id: text,
  /** The name as it is printed on the receipt. */
  name: text,
  /** Null for the whole marketplace. */
  shop_id: v.nullable(id),
  coupon: v.boolean(),
  rule: promotionRule,
  products: v.array(id),
})
const cartShop = v.object({
  shop_id: id,
  shop_name: text,
  shop_url: text,
  sub_total: lira,
  cargo_price: lira,
  cargo_total_price: lira,
  /** Goods over which the cargo is free, null when it never is. */
  free_cargo_over: v.nullable(lira),
  billing_price: lira,
  rating: v.number(),
  total_discount: lira,
  /** First and last day of the estimated delivery, `YYYY-MM-DD`. */
  delivery: v.object({ from: text, to: text }),
  shop_items: v.array(cartItem),
})

/**
 * The cart with its lines by shop. Amounts are in lira; clients compute the totals with the core's `cartTotals`
 * (rules.md C2).
 */
export const cart = v.object({
  count,
  /** Grows with every change; answers with an older one are dropped. */
  revision: count,
  total_discount: lira,
  /** Sum of all promotions on goods. It is subtracted only in `billing_price`, not in prices of lines or shops. */
  total_promotions: v.optional(lira, 0),
  promotions: v.optional(v.array(cartPromotion), []),
  /** Sum of gift wrapping. It is included only in `billing_price`, not in prices of lines or shops. */
  total_gift_wrap: v.optional(lira, 0),
  total_price: lira,
  total_billing_price: lira,
  total_ship_price: lira,
  total_ship_discount: lira,
  total_price_with_shipping: lira,
  has_gold: v.boolean(),
  tc_required: v.boolean(),
  /** Amount of the gift code used for this cart. */
  gift_code_amount: lira,
  /** Balance of the gift code; it may exceed the cart. */
  gift_code_balance: lira,
  show_gift_code: v.boolean(),
  /** Delivery on the next day: whether the cart may have it, and the address it was chosen for. */
  fast_shipping: v.object({ offered: v.boolean(), address_id: v.nullable(text) }),
  /** Changes made by the server, and notices for the shopper: clamped, sold out, dearer, cheaper. */
  messages: v.array(
    v.object({
      type: v.picklist(['info', 'warning', 'error']),
      text,
      product_id: v.nullable(v.number()),
      /** The line's `old_price` shows it as well. */
      about: v.optional(v.picklist(['price'])),
    }),
  ),
  /** Number of lines that are kept aside while another is bought by itself; they are not in `shops`. */
  aside: v.optional(count, 0),
  shops: v.array(cartShop),
  /** Lines that the shopper leaves out of the next order: in no amount and no count. */
  unchosen: v.optional(v.array(cartShop), []),
})
/** A line of the cart as a client reads it. */
export type CartItemWire = v.InferOutput<typeof cartItem>
/** The cart as a client reads it. */
export type CartWire = v.InferOutput<typeof cart>

/** The caller's cart, with stock and prices of the last check. */
export const getCart = defineCall({ method: 'GET', path: '/cart', who: 'any', summary: 'The cart', answer: cart })
/** Refreshes stock and prices; messages name the changes. */
export const checkCart = defineCall({
  method: 'GET',
  path: '/cart/check',
  who: 'any',
  summary: 'The cart, checked against current stock and prices',
  answer: cart,
})
/**
 * Refused with 422 above the product's limit per shopper, and with 409 if no unit is left for this cart. Where stock allows
 * fewer units the quantity is lowered and `messages` say so (rules.md C6).
 */
export const addToCart = defineCall({
  method: 'POST',
  path: '/cart',
  who: 'any',
  summary: 'Add a product to the cart',
  idempotent: true,
  body: v.strictObject({
    product_id: positive,
    num: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
    attr_id: v.optional(attrId, ''),
    insurance: v.optional(insurances),
    /** A product of the cart that this one belongs to. */
    related_product_id: v.optional(id),
  }),
  answer: cart,
})
/**
 * Puts one product into the cart by itself: all other lines are kept aside until it is bought or they are put back. If
 * its line is already in the cart, only the missing units are added. Refused as `POST /cart` is.
 */
export const postBuyNow = defineCall({
  method: 'POST',
  path: '/x/cart/buy-now',
  who: 'any',
  summary: 'Buy a product by itself',
  idempotent: true,
  body: v.strictObject({
    product_id: positive,
    num: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
    attr_id: v.optional(attrId, ''),
    insurance: v.optional(insurances),
  }),
  answer: cart,
})
/** Adding to the cart does so as well. */
export const postTakeBack = defineCall({
  method: 'POST',
  path: '/x/cart/take-back',
  who: 'any',
  summary: 'Buy all lines of the cart together again',
  answer: cart,
})
/**
 * Chooses lines for checkout, or excludes them while they stay in the cart. Lines that are not in the cart are ignored.
 */
export const putChosenLines = defineCall({
  method: 'PUT',
  path: '/x/cart/chosen',
  who: 'any',
  summary: 'Choose which lines of the cart are bought',
  idempotent: true,
  body: v.strictObject({
    lines: v.pipe(
      v.array(v.strictObject({ product_id: positive, attr_id: v.optional(attrId, '') })),
      v.minLength(1),
      v.maxLength(100),
    ),
    chosen: v.boolean(),
  }),
  answer: cart,
})
/**
 * `price`: the unit price that the shopper saw. A later price change is announced again. Does nothing if the line is
 * not in the cart.
 */
export const putDismissedPrice = defineCall({
  method: 'PUT',
  path: '/x/cart/dismissed-price',
  who: 'any',
  summary: "Say no more of a line's new price",
  idempotent: true,
  body: v.strictObject({
    product_id: positive,
    attr_id: v.optional(attrId, ''),
    price: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)),
  }),
  answer: cart,
})
/** Each line is added in full or not at all; messages name the lines left out. Refused if no line can be added. */
export const addManyToCart = defineCall({
  method: 'POST',
  path: '/cart/multi-add',
  who: 'any',
  summary: 'Add several products to the cart; messages name the unavailable ones',
  idempotent: true,
  body: v.strictObject({
    items: v.pipe(
      v.array(
        v.strictObject({
          product_id: positive,
          num: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)), 1),
          attr_id: v.optional(attrId, ''),
          insurance: v.optional(insurances),
          /** A product of this request or the cart that it belongs to; without it, the line has no link. */
          related_product_id: v.optional(id),
          gift: v.optional(v.nullable(sentGift)),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  answer: cart,
})
/**
 * Adds the lines of the caller's order with their services, gift options and links; messages name units and services
 * that are no longer sold. An order that ended without payment also restores its gift code. Refused if no line can be
 * added.
 */
export const postOrderToCart = defineCall({
  method: 'POST',
  path: '/x/cart/from-order',
  who: 'any',
  summary: 'Add the lines of an order to the cart, as they were ordered',
  idempotent: true,
  body: v.strictObject({ order_id: shortText }),
  answer: cart,
})
/**
 * `old_number` and `number` are the quantities before and after (rules.md C3); a quantity above the limit is clamped,
 * with a message.
 */
export const changeCart = defineCall({
  method: 'PUT',
  path: '/cart',
  who: 'any',
  summary: 'Change the quantity of a line',
  idempotent: true,
  body: v.strictObject({
    product_id: positive,
    attr_id: v.optional(attrId, ''),
    old_number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    number: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
    data_layer: v.optional(v.pipe(v.record(shortText, dataLayerValue), v.maxEntries(40))),
  }),
  answer: cart,
})
/** Without `product_id` the cart is emptied (rules.md C8). */
export const removeFromCart = defineCall({
  method: 'DELETE',
  path: '/cart',
  who: 'any',
  summary: 'Remove a line; without product_id all lines',
  query: v.object({
    product_id: v.optional(positive),
    num: v.optional(whole),
    attr_id: v.optional(attrId),
    related_product_id: v.optional(positive),
  }),
  answer: cart,
})
