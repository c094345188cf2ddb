import type { ExpiringStore } from '@market/domain/session'
import { type ProductDetail, productSeen } from '@market/domain/catalog'
import { briefOf, readBriefs, writeBriefs } from '../../../shared/product/product-brief.ts'

/** Adds a product to this browser's recently viewed products. */
export const rememberSeen = (store: ExpiringStore, product: ProductDetail): void =>
  writeBriefs(store, 'seen', productSeen(readBriefs(store, 'seen'), briefOf(product)))
