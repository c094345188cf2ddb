import { searchKey } from '@market/domain/text'
import { findCategoryById, pathTo } from '@market/domain/catalog'
import type { Database } from '@market/database'
import type { FoundProduct } from './judge-product.ts'

/** The products of the ids, in their order. */
export async function readFoundProducts(db: Database, ids: readonly number[]): Promise<readonly FoundProduct[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .selectAll('p')
    .select(['b.name as brand', 's.name as shop'])
    .where('p.id', 'in', ids)
    .execute()
  const found = new Map(
    rows.map((row): readonly [number, FoundProduct] => {
      const title = `${row.brand} ${row.name}`
      const leaf = findCategoryById(row.category_id)
      return [
        row.id,
        {
          id: row.id,
          title,
          words: searchKey(title).replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
          brand: row.brand,
          shop: row.shop,
          categories: pathTo(leaf?.slug ?? '').map(({ slug }) => slug),
          facets: row.facets,
          price: row.price,
          originalPrice: row.original_price,
          freeShipping: row.free_shipping,
          fastShipping: row.fast_shipping,
        },
      ]
    }),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}
