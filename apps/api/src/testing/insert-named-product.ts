import { slugify } from '@market/domain/text'
import { pathTo } from '@market/domain/catalog'
import { searchVectorText } from '../catalog/search/words/index-words.ts'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { insertProduct, type ProductToInsert } from './insert-product.ts'

interface NamedProduct extends ProductToInsert {
  readonly name: string
  readonly brand: string
  /** Slug of a leaf category. */
  readonly category: string
}

/** Inserts a product with brand, category and search words, for listing and search. */
export async function insertNamedProduct(db: Database, product: NamedProduct): Promise<void> {
  const { brand, category, ...more } = product
  const { code = `GVT${product.id}` } = product
  const slug = slugify(brand)
  const { id: brandId } = await db
    .insertInto('brands')
    .values({ id: sql<number>`(select coalesce(max(id), 100) + 1 from brands)`, name: brand, slug })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: brand }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const way = pathTo(category)
  await insertProduct(db, {
    category_id: way.at(-1)?.id ?? 0,
    category_path: way.map(({ id }) => id),
    code,
    search: searchVectorText({ name: product.name, brand, categories: way.map(({ name }) => name), code }),
    ...more,
    brand_id: brandId,
  })
}
