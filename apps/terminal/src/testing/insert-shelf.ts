import { insertNamedProduct, insertShop, type TestApi } from '@market/api/testing'

const shirt = { brand: 'Sesta', category: 'gomlek' }

/**
 * Inserts a product with a deal, one with variants and a sold-out one, all found by `gömlek`, and a name with an escape
 * sequence.
 */
export async function insertShelf(db: TestApi['deps']['db']): Promise<void> {
  await insertShop(db, { id: 1 })
  await insertShop(db, { id: 2, cargo_price: 3_990 })
  await insertNamedProduct(db, {
    id: 1,
    name: 'Çizgili Gömlek',
    ...shirt,
    price: 8_000,
    original_price: 10_000,
    discount_max_quantity: 2,
    discount_original_quantity: 5,
  })
  await insertNamedProduct(db, {
    id: 2,
    name: 'Keten Gömlek',
    ...shirt,
    shop_id: 2,
    price: 6_050,
    variants: { Renk: { 101: 'Mor', 102: 'Gri' }, Boy: { 201: 'S', 202: 'M' } },
    addPrices: { 202: 500 },
    stocks: { '101;201': 2, '101;202': 3, '102;201': 0, '102;202': 9 },
    upper_limit: 4,
  })
  await insertNamedProduct(db, { id: 3, name: 'Kısa Gömlek', ...shirt, price: 4_000, stocks: { '': 0 } })
  await insertNamedProduct(db, { id: 4, name: 'Kötü \u001B[2J Kazak', brand: 'Sesta', category: 'kazak' })
}
