import { type ExpiringStore, type ProductDetail, productSeen } from '@market/domain'
import { briefOf, readBriefs, writeBriefs } from '../../../shared/product/product-brief.ts'

/** Adds a product to those that this browser saw. */
export const rememberSeen = (store: ExpiringStore, product: ProductDetail): void =>
  writeBriefs(store, 'seen', productSeen(readBriefs(store, 'seen'), briefOf(product)))
