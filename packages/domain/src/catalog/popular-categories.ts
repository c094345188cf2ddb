import type { CategoryLink } from './listing.ts'

/** Main categories with a picture each and their number of products. */
export interface PopularCategories {
  readonly totalCount: number
  readonly items: readonly (CategoryLink & { readonly image: string; readonly productCount: number })[]
}
