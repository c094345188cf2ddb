import { inject } from 'vitest'
import { templateProducts } from './shop-template.ts'
import { type Shop, startShop } from './start-shop.ts'

/** A shop of its own for a test file, filled as all begin. */
export const openShop = (settings: Readonly<Record<string, string>> = {}): Promise<Shop> =>
  startShop({ products: templateProducts, from: inject('shopTemplate'), settings })
