import type { ProductCard } from '../catalog/product.ts'
import type { ListSlug } from '../kernel/ids.ts'

/** A member's list of favourites. */
export interface FavouriteList {
  readonly collectionName: string
  readonly collectionSlug: ListSlug
  /** Whether the list contains the product in question. */
  readonly exist: boolean
}

/** A list among the member's lists. */
export interface ListSummary extends Omit<FavouriteList, 'exist'> {
  readonly count: number
  /** Picture keys of the newest products. */
  readonly thumbnails: readonly string[]
}

/** A product in a list. */
export interface ListEntry {
  readonly product: ProductCard
  /** The chosen combination of variants, empty without one. */
  readonly attrId: string
  /** Instant as ISO 8601 text. */
  readonly addedAt: string
  /** False if the product is no longer sold, or its shop has closed. */
  readonly onSale: boolean
}
/** A list that was opened. */
export interface ListContent extends ListSummary {
  /** Newest first. */
  readonly entries: readonly ListEntry[]
}

/** Name of the list that every member has from the start. */
export const defaultListName = 'Favori Listem'

/** The heart of a product is filled while any list holds it. */
export const isFavourite = (lists: readonly Pick<FavouriteList, 'exist'>[]): boolean => lists.some(({ exist }) => exist)
