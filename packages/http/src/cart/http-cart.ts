import {
  addManyToCart,
  addToCart,
  type CartItemWire,
  type CartWire,
  changeCart,
  checkCart,
  getCart,
  postBuyNow,
  postOrderToCart,
  postTakeBack,
  putChosenLines,
  putDismissedPrice,
  removeFromCart,
} from '@market/contract'
import { productId, shopId } from '@market/domain/kernel'
import { fromLira, toLira } from '@market/domain/money'
import type { Cart, CartAddition, CartGateway, CartItem, CartShop } from '@market/domain/cart'
import { readDiscount } from '../catalog/read-product.ts'
import { readGift, writeGift } from './read-gift.ts'
import { readPromotionRule } from './read-promotion.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `CartGateway`. Every answer is the whole cart; lira become kuruş. */
export const httpCart = (api: ApiClient): CartGateway => ({
  load: () => mapResult(api.send(getCart, {}), readCart),
  check: () => mapResult(api.send(checkCart, {}), readCart),
  add: (addition, key) =>
    mapResult(
      api.send(
        addToCart,
        {
          body: writeLinked(addition),
        },
        { ...(key && { key }) },
      ),
      readCart,
    ),
  addMany: (additions) =>
    mapResult(
      api.send(addManyToCart, {
        body: {
          items: additions.map((addition) => ({
            ...writeLinked(addition),
            ...(addition.gift && { gift: writeGift(addition.gift) }),
          })),
        },
      }),
      readCart,
    ),
  addOrder: (orderId) => mapResult(api.send(postOrderToCart, { body: { order_id: orderId } }), readCart),
  buyNow: (addition) => mapResult(api.send(postBuyNow, { body: writeAddition(addition) }), readCart),
  takeBack: () => mapResult(api.send(postTakeBack, {}), readCart),
  choose: (lines, chosen) =>
    mapResult(
      api.send(putChosenLines, {
        body: { lines: lines.map((line) => ({ product_id: line.productId, attr_id: line.attrId })), chosen },
      }),
      readCart,
    ),
  dismissPrice: ({ productId: product, attrId }, price) =>
    mapResult(
      api.send(putDismissedPrice, { body: { product_id: product, attr_id: attrId, price: toLira(price) } }),
      readCart,
    ),
  change: ({ productId: product, attrId, oldNumber, number, dataLayer }, key) =>
    mapResult(
      api.send(
        changeCart,
        {
          body: {
            product_id: product,
            attr_id: attrId,
            old_number: oldNumber,
            number,
            ...(dataLayer && { data_layer: { ...dataLayer } }),
          },
        },
        { ...(key && { key }) },
      ),
      readCart,
    ),
  remove: (line) =>
    mapResult(
      api.send(removeFromCart, {
        query: line
          ? {
              product_id: line.productId,
              attr_id: line.attrId,
              num: line.quantity,
              related_product_id: line.relatedProductId,
            }
          : {},
      }),
      readCart,
    ),
})

const writeAddition = ({ productId: product, attrId, quantity, insurance }: CartAddition) => ({
  product_id: product,
  num: quantity,
  attr_id: attrId,
  ...(insurance && { insurance: [...insurance] }),
})
const writeLinked = (addition: CartAddition) => ({
  ...writeAddition(addition),
  ...(addition.goesWith && { related_product_id: addition.goesWith }),
})
const optional = (lira: number | null) => (lira === null ? null : fromLira(lira))

/** The stored part of the wire's cart; its amounts that follow from it are left to the core's `cartTotals`. */
export const readCart = (wire: CartWire): Cart => ({
  count: wire.count,
  revision: wire.revision,
  promotions: wire.promotions.map(({ shop_id, rule, products, ...promotion }) => ({
    ...promotion,
    shopId: shop_id === null ? null : shopId(shop_id),
    rule: readPromotionRule(rule),
    products: products.map((one) => productId(one)),
  })),
  shipDiscount: fromLira(wire.total_ship_discount),
  giftCodeAmount: fromLira(wire.gift_code_balance),
  showGiftCode: wire.show_gift_code,
  hasGold: wire.has_gold,
  tcRequired: wire.tc_required,
  fastShipping: { offered: wire.fast_shipping.offered, addressId: wire.fast_shipping.address_id },
  messages: wire.messages.map(({ product_id, ...message }) => ({
    ...message,
    productId: product_id === null ? null : productId(product_id),
  })),
  aside: wire.aside,
  shops: wire.shops.map(readShop),
  unchosen: wire.unchosen.map(readShop),
})

const readShop = (shop: CartWire['shops'][number]): CartShop => ({
  shopId: shopId(shop.shop_id),
  shopName: shop.shop_name,
  shopUrl: shop.shop_url,
  rating: shop.rating,
  cargoPrice: fromLira(shop.cargo_price),
  freeCargoOver: optional(shop.free_cargo_over),
  delivery: shop.delivery,
  items: shop.shop_items.map(readCartItem),
})

/** A line of the cart from the wire, lira as kuruş. */
export const readCartItem = (item: CartItemWire): CartItem => ({
  productId: productId(item.product_id),
  attrId: item.attr_id,
  name: item.name,
  brand: item.brand,
  url: item.url,
  image: item.image,
  categoryTree: item.category_tree,
  withdrawal: item.withdrawal,
  attributes: item.attributes,
  quantity: item.num,
  limit: item.limit,
  stock: item.quantity,
  active: item.active,
  ...(item.added_at !== undefined && { addedAt: item.added_at }),
  singlePrice: fromLira(item.single_price),
  originalPrice: fromLira(item.original_price),
  oldPrice: optional(item.old_price),
  discount: readDiscount(item.discount),
  maxInstallment: item.max_installment,
  sharedCargoPrice: fromLira(item.shared_cargo_price),
  earlierUnits: item.earlier_units,
  relatedProductId: item.related_product_id === null ? null : productId(item.related_product_id),
  insuranceItems: item.insurance_items.map((insurance) => ({ ...insurance, price: fromLira(insurance.price) })),
  gift: item.gift && readGift(item.gift),
  wrapOffer: optional(item.wrap_offer),
})
