import type { CartItemWire, CartWire } from '@market/contract'
import { allocate, type Money, toLira, zero } from '@market/domain/money'
import { lineDiscount, lineTotal } from '@market/domain/line'
import type { Reduction } from '@market/domain/promotions'
import {
  type CartItem,
  type CartShop,
  cartTotals,
  type GiftChoice,
  reductionsOf,
  type ShopTotals,
} from '@market/domain/cart'
import { promotionWire, reductionWire } from '../../promotions/promotion-wire.ts'
import type { OwnCart } from '@market/commerce'

/** The cart with all amounts that the core computes. */
export function cartWire({ cart }: Pick<OwnCart, 'cart'>): CartWire {
  const totals = cartTotals(cart)
  const reductions = [...reductionsOf(cart)]
  return {
    count: cart.count,
    revision: cart.revision,
    total_discount: toLira(totals.totalDiscount),
    total_promotions: toLira(totals.promotions),
    promotions: (cart.promotions ?? []).map(promotionWire),
    total_gift_wrap: toLira(totals.giftWrap),
    total_price: toLira(totals.subTotal),
    total_billing_price: toLira(totals.total),
    total_ship_price: toLira(totals.cargoTotalPrice),
    total_ship_discount: toLira(totals.shipDiscount),
    total_price_with_shipping: toLira(totals.total),
    has_gold: cart.hasGold,
    tc_required: cart.tcRequired,
    gift_code_amount: toLira(totals.giftCode),
    gift_code_balance: toLira(cart.giftCodeAmount),
    show_gift_code: cart.showGiftCode,
    fast_shipping: { offered: cart.fastShipping.offered, address_id: cart.fastShipping.addressId },
    messages: cart.messages.map(({ productId, ...message }) => ({ ...message, product_id: productId })),
    aside: cart.aside ?? 0,
    shops: totals.shops.map((shop) => shopWire(shop, reductions)),
    unchosen: cartTotals({ shops: cart.unchosen ?? [] }).shops.map((shop) => shopWire(shop)),
  }
}

/** A gift choice in the API's form. */
export const giftWire = (gift: GiftChoice | null): CartItemWire['gift'] =>
  gift && { wrapped: gift.wrapped, note: gift.note, prices_hidden: gift.pricesHidden }

/** Converts a shop of the cart. Removes the reductions of the shop's lines from the front of `reductions`. */
function shopWire(shop: CartShop & ShopTotals, reductions: (readonly Reduction[])[] = []): CartWire['shops'][number] {
  const shares = cargoShares(shop.cargoTotalPrice, shop.items)
  return {
    shop_id: shop.shopId,
    shop_name: shop.shopName,
    shop_url: shop.shopUrl,
    sub_total: toLira(shop.subTotal),
    cargo_price: toLira(shop.cargoPrice),
    cargo_total_price: toLira(shop.cargoTotalPrice),
    free_cargo_over: shop.freeCargoOver === null ? null : toLira(shop.freeCargoOver),
    billing_price: toLira(shop.billingPrice),
    rating: shop.rating,
    total_discount: toLira(shop.totalDiscount),
    delivery: shop.delivery,
    shop_items: shop.items.map((item, index) => itemWire(item, shares[index] ?? zero, reductions.shift())),
  }
}

const cargoShares = (cargo: Money, items: readonly CartItem[]): readonly Money[] =>
  cargo > 0 ? allocate(cargo, items.map(lineTotal)) : items.map(() => zero)

export const itemWire = (
  item: CartItem,
  cargoShare: Money = zero,
  reductions: readonly Reduction[] = [],
): CartWire['shops'][number]['shop_items'][number] => ({
  product_id: item.productId,
  name: item.name,
  brand: item.brand,
  url: item.url,
  num: item.quantity,
  attr_id: item.attrId,
  single_price: toLira(item.singlePrice),
  price: toLira(lineTotal(item)),
  original_price: toLira(item.originalPrice),
  image: item.image,
  category_tree: item.categoryTree,
  withdrawal: item.withdrawal,
  max_installment: item.maxInstallment,
  shared_cargo_price: toLira(cargoShare),
  discount: item.discount && {
    max_quantity: item.discount.maxQuantity,
    original_quantity: item.discount.originalQuantity,
  },
  total_discount: toLira(lineDiscount(item)),
  reductions: reductions.map(reductionWire),
  attributes: item.attributes.map((attribute) => ({ ...attribute })),
  limit: item.limit,
  quantity: item.stock,
  active: item.active,
  added_at: item.addedAt,
  earlier_units: item.earlierUnits ?? 0,
  related_product_id: item.relatedProductId ?? null,
  old_price: item.oldPrice === null ? null : toLira(item.oldPrice),
  insurance_items: item.insuranceItems.map((insurance) => ({ ...insurance, price: toLira(insurance.price) })),
  gift: giftWire(item.gift ?? null),
  wrap_offer: item.wrapOffer == null ? null : toLira(item.wrapOffer),
})
