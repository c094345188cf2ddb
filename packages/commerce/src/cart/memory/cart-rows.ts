import type { CartRow, LineRow } from '../reading/cart-row.ts'
import type { CartLine } from '../ports/carts.ts'
import type { SavedItem } from '../ports/saved-items.ts'
import type { ProductRecord, ShopBooks } from './shop-books.ts'

/** Rows of cart lines or saved items, oldest first. Links to products that are not among them are dropped. */
export const rowsOf = (
  { products }: Pick<ShopBooks, 'products'>,
  lines: readonly (SavedItem & Partial<CartLine>)[],
): readonly (CartRow & { readonly chosen: boolean })[] =>
  lines.flatMap(({ productId, price = null, discounted = null, chosen = true, ...line }, place) => {
    const product = products.get(productId)
    const isLinked = lines.some((other) => other.productId === line.relatedProductId)
    const written = {
      dismissedPrice: null,
      earlierUnits: 0,
      ...line,
      relatedProductId: isLinked ? line.relatedProductId : null,
      priceWhenAdded: price,
      discountedWhenAdded: discounted,
      ownUnits: 0,
      ownDiscounted: 0,
      addedAt: new Date(place),
    }
    return product ? [{ ...rowOf(productId, product, written), chosen }] : []
  })

/** The row of a product in memory. Unless its record has a shop, one shop sends it and takes nothing for it. */
function rowOf(id: number, product: ProductRecord, line: LineRow): CartRow {
  const { stocks, discounted, services, fast: _fast, row, ...sold } = product
  return {
    ...sold,
    ...line,
    productId: id,
    slug: 'deneme',
    brand: null,
    originalPrice: product.price * 2,
    discountLeft: discounted,
    discountOriginal: discounted,
    discountNumber: 1,
    images: [],
    categoryPath: [],
    gold: false,
    kargomat: true,
    taxRate: 20,
    installmentLimit: null,
    giftWrap: { price: 3_990, taxRate: 20 },
    offeredServices: services.map((service) => ({ id: service, name: 'Sigorta', image: '', share: 500, least: 100 })),
    stock: stocks[line.combination] ?? null,
    shopId: 1,
    shopName: 'Deneme Mağazası',
    shopSlug: 'deneme',
    shopRating: 9,
    cargoPrice: 0,
    freeCargoOver: null,
    prepareDays: 1,
    freeShipping: false,
    ...row,
  }
}
