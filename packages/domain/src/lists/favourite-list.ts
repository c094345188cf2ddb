/** A member's list of favourites. */
export interface FavouriteList {
  readonly collectionName: string
  readonly collectionSlug: string
  /** The product in question stands in it. */
  readonly exist: boolean
}

/** Name of the list that every member begins with. */
export const defaultListName = 'Favori Listem'
