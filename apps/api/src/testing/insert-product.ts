import type { Insertable } from 'kysely'
import type { Database, Schema } from '@market/database'

type ShopRow = Insertable<Schema['shops']>
type ProductRow = Insertable<Schema['products']>

const since = new Date('2026-01-05T09:00:00Z')

/** Inserts a shop that charges 49,90 TL for shipping and has no limit for free shipping. */
export async function insertShop(db: Database, shop: Partial<ShopRow> & { readonly id: number }): Promise<void> {
  const row: ShopRow = {
    slug: `deneme-magazasi-${shop.id}`,
    name: `Deneme Mağazası ${shop.id}`,
    legal_name: `Deneme Ticaret ${shop.id} Limited Şirketi`,
    description: '',
    logo: 'DM',
    city: 'Ankara',
    district: 'Çankaya',
    mersis: '0454053692000001',
    kep: `magaza${shop.id}@hs00.ornek.kep.tr`,
    tax_number: '4540536920',
    rating: 9.2,
    rating_count: 120,
    cargo_price: 4990,
    free_cargo_over: null,
    prepare_days: 1,
    joined_at: since,
    ...shop,
  }
  await db.insertInto('shops').values(row).execute()
}

export interface ProductToInsert extends Partial<Omit<ProductRow, 'attributes' | 'stock'>> {
  readonly id: number
  /** Stock by combination; the key is empty for a product without variants. */
  readonly stocks?: Readonly<Record<string, number>>
  /** `variants: { Renk: { 101: 'Mor', 102: 'Gri' } }`. */
  readonly variants?: Readonly<Record<string, Readonly<Record<number, string>>>>
  /** Surcharges in kuruş by value id. */
  readonly addPrices?: Readonly<Record<number, number>>
}

/** Inserts a product of shop 1 at 100,00 TL with 10 in stock and at most 10 per shopper, and its brand. */
export async function insertProduct(db: Database, product: ProductToInsert): Promise<void> {
  const { stocks = { '': 10 }, variants = {}, addPrices = {}, ...more } = product
  await db
    .insertInto('brands')
    .values({ id: 1, name: 'Sesta', slug: 'sesta' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const price = more.price ?? 10_000
  const attributes = Object.entries(variants).map(([name, values]) => ({
    attribute_type: 'variant',
    name,
    values: Object.entries(values).map(([id, value]) => ({
      id: Number(id),
      name: value,
      stock: 0,
      add_price: addPrices[Number(id)] ?? 0,
    })),
  }))
  const row: ProductRow = {
    code: `GV${product.id}`,
    slug: `deneme-urunu-${product.id}`,
    name: `Deneme Ürünü ${product.id}`,
    brand_id: 1,
    shop_id: 1,
    category_id: 7,
    category_path: [7],
    price,
    original_price: price,
    upper_limit: 10,
    discount_max_quantity: null,
    discount_original_quantity: null,
    short_description: 'Kısa açıklama.',
    description: 'Açıklama.',
    images: ['headphone.mint.natural.front'],
    inf_msg: null,
    created_at: since,
    ...more,
    attributes: JSON.stringify(attributes),
    stock: Object.values(stocks).reduce((sum, stock) => sum + stock, 0),
  }
  await db.insertInto('products').values(row).execute()
  await db
    .insertInto('product_stock')
    .values(Object.entries(stocks).map(([combination, stock]) => ({ product_id: product.id, combination, stock })))
    .execute()
}

/** Sets the stock of a product without variants, as another shopper's order or a delivery would. */
export async function setStock(db: Database, productId: number, stock: number, combination = ''): Promise<void> {
  await db
    .updateTable('product_stock')
    .set({ stock })
    .where('product_id', '=', productId)
    .where('combination', '=', combination)
    .execute()
  await db.updateTable('products').set({ stock }).where('id', '=', productId).execute()
}
