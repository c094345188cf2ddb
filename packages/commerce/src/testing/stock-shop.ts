import { kurus } from '@market/domain/money'
import { type CartItem, type CartShop, isSameLine, type LineRef } from '@market/domain/cart'
import type { ProductRecord, ShopBooks } from '../cart/memory/shop-books.ts'
import { readCombination } from '../cart/offer.ts'
import type { StoredAttributes } from '../cart/stored-attributes.ts'

/** Puts the products of offered shops on sale, each with its stock and limit; their quantities are ignored. */
export function stockShop({ products }: ShopBooks, shops: readonly CartShop[]): void {
  for (const shop of shops)
    for (const item of shop.items)
      products.set(item.productId, recordOf(shop, item, products.get(item.productId)?.stocks))
}

function recordOf(shop: CartShop, item: CartItem, stocks: ProductRecord['stocks'] = {}): ProductRecord {
  return {
    name: item.name,
    active: item.active,
    upperLimit: item.limit,
    price: item.singlePrice,
    discounted: item.discount?.maxQuantity ?? null,
    attributes: variantsOf(item),
    stocks: { ...stocks, [readCombination(item.attrId)]: item.stock },
    services: item.insuranceItems.map(({ id }) => id),
    row: {
      brand: item.brand,
      originalPrice: item.originalPrice,
      discountOriginal: item.discount?.originalQuantity ?? null,
      images: [item.image],
      installmentLimit: { max: item.maxInstallment, reason: null },
      giftWrap: item.wrapOffer == null ? null : { price: item.wrapOffer, taxRate: 20 },
      offeredServices: item.insuranceItems.map(({ id, name, image, price }) => ({
        id,
        name,
        image,
        share: 0,
        least: price,
      })),
      shopId: shop.shopId,
      shopName: shop.shopName,
      shopRating: shop.rating,
      cargoPrice: shop.cargoPrice,
      freeCargoOver: shop.freeCargoOver,
    },
  }
}

/** A variant for each id of the line's combination. */
const variantsOf = ({ attrId, attributes }: CartItem): StoredAttributes =>
  attrId === ''
    ? []
    : attrId.split(';').map((id, at) => {
        const { key = `Seçenek ${at + 1}`, value = id } = attributes[at] ?? {}
        const values = [{ id: Number(id), name: value, stock: 0, add_price: kurus(0) }]
        return { attribute_type: 'variant', name: key, values }
      })

/** How a test shows a line of these shops, in fields on which no rule of the cart depends. */
export function dress(shops: readonly CartShop[]) {
  const worn = (line: LineRef) => {
    const found = shops.flatMap(({ items }) => items).find((item) => isSameLine(item, line))
    if (!found) throw new Error(`no product ${line.productId}`)
    const { url, categoryTree, withdrawal, attributes } = found
    return { url, categoryTree, withdrawal, attributes }
  }
  const item = (priced: CartItem): CartItem => ({ ...priced, ...worn(priced) })
  const shop = (priced: CartShop, isFast: boolean): CartShop => {
    const found = shops.find(({ shopId }) => shopId === priced.shopId)
    if (!found) throw new Error(`no shop ${priced.shopId}`)
    const delivery = isFast ? priced.delivery : found.delivery
    return { ...priced, shopUrl: found.shopUrl, delivery, items: priced.items.map(item) }
  }
  return { item, shop }
}
