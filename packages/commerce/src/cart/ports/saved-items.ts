import type { CartLine, LineRef } from './carts.ts'

/** The fields of a cart line that are stored while it is saved for later. */
export type SavedItem = Pick<
  CartLine,
  'productId' | 'combination' | 'quantity' | 'services' | 'gift' | 'relatedProductId'
>

/** An owner's list for later. Its rows are locked after the owner's cart. */
export interface SavedItems {
  /** Removes and returns an item; undefined if it is not saved. */
  take(ownerId: string, line: LineRef): Promise<SavedItem | undefined>
  /** Adds an item. If it is already saved, units are added up and the rest is merged by `joinedExtras`. */
  put(ownerId: string, item: SavedItem, now: Date): Promise<void>
  count(ownerId: string): Promise<number>
  /** Moves one owner's items to another; for items that both have, the larger number of units stays. */
  moveAll(fromOwner: string, toOwner: string): Promise<void>
}
