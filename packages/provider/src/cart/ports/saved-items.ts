import type { LineRef } from './carts.ts'

export interface SavedItem extends LineRef {
  readonly quantity: number
  readonly services: readonly number[]
}

/** An owner's list for later. Its rows are locked after the owner's cart. */
export interface SavedItems {
  /** Removes an item and gives it; undefined where it is not there. */
  take(ownerId: string, line: LineRef): Promise<SavedItem | undefined>
  /** Units of an item that is there already are added to it. */
  put(ownerId: string, item: SavedItem, now: Date): Promise<void>
  count(ownerId: string): Promise<number>
  /** Gives one owner's items to another; of what both have the larger number stays. */
  moveAll(fromOwner: string, toOwner: string): Promise<void>
}
