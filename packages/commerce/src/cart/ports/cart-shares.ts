export interface CartShareRow {
  readonly token: string
  readonly createdAt: Date
  readonly endsAt: Date
  /** Lines it holds. */
  readonly count: number
}

/** Copies of carts, readable by anyone with their address. */
export interface CartShares {
  /** Locks an owner's shares until the end of the transaction. */
  lock(ownerId: string): Promise<void>
  /** The owner's shares that have not ended, newest first. */
  open(ownerId: string, now: Date): Promise<readonly CartShareRow[]>
  /** Copies the lines of the owner's cart that are chosen for checkout; returns their number. */
  add(share: Omit<CartShareRow, 'count'> & { readonly ownerId: string }): Promise<number>
  /** Ends a share. Does nothing for another owner's share, or one that has ended. */
  end(ownerId: string, token: string): Promise<void>
  /** Finds a share, with its owner's first name; undefined once it has ended. */
  find(token: string, now: Date): Promise<{ readonly owner: string; readonly endsAt: Date } | undefined>
}
