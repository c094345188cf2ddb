import type { AnswerInput, getAddedServices } from '@market/contract'
import { toLira } from '@market/domain/money'
import { servicePrice } from '@market/commerce'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

/**
 * The services offered with a product and their prices: a share of the product's price with a minimum. Refuses with
 * 404.
 */
export async function addedServices(db: Database, productId: number): Promise<AnswerInput<typeof getAddedServices>> {
  const product = await db
    .selectFrom('products')
    .select(['unit_price', 'category_path'])
    .where('id', '=', productId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!product) throw new ApiError(404, texts.productNotFound)
  return { items: priced(await offeredServices(db, product.category_path), product.unit_price) }
}

/** The services offered with products of these categories. */
export const offeredServices = (db: Database, categories: readonly number[]) =>
  db
    .selectFrom('added_services')
    .select(['id', 'kind as type', 'name', 'note', 'image', 'share', 'least'])
    .where(sql<SqlBool>`category_id = any(${categories}::int[])`)
    .orderBy('id')
    .execute()
export type OfferedService = Awaited<ReturnType<typeof offeredServices>>[number]

/** Services with their prices for a product at a price in kuruş. */
export const priced = (services: readonly OfferedService[], price: number) =>
  services.map(({ share, least, ...service }) => ({ ...service, price: toLira(servicePrice({ share, least }, price)) }))
