import type { CartRow, LineRow } from '../reading/cart-row.ts'
import type { ProductRecord } from './shop-books.ts'

/** The row of a product in memory, sent by one shop that takes nothing for it. */
export function rowOf(id: number, product: ProductRecord, line: LineRow): CartRow {
  const { stocks, discounted, services, fast: _fast, ...sold } = product
  return {
    ...sold,
    ...line,
    productId: id,
    slug: 'deneme',
    brand: null,
    originalPrice: product.price * 2,
    discountLeft: discounted,
    discountOriginal: discounted,
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
  }
}
