import type { CartLine, LineRef } from './carts.ts'

/** A line as far as it is kept while it is out of the cart. */
export type SavedItem = Pick<
  CartLine,
  'productId' | 'combination' | 'quantity' | 'services' | 'gift' | 'relatedProductId'
>

/** An owner's list for later. Its rows are locked after the owner's cart. */
export interface SavedItems {
  /** Removes an item and gives it; undefined where it is not there. */
  take(ownerId: string, line: LineRef): Promise<SavedItem | undefined>
  /** Units of an item that is there already are added to it, and the rest joined as `joinedExtras` says. */
  put(ownerId: string, item: SavedItem, now: Date): Promise<void>
  count(ownerId: string): Promise<number>
  /** Gives one owner's items to another; of what both have the larger number stays. */
  moveAll(fromOwner: string, toOwner: string): Promise<void>
}
