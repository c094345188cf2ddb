export interface CartShareRow {
  readonly token: string
  readonly createdAt: Date
  readonly endsAt: Date
  /** Lines it holds. */
  readonly count: number
}

/** Copies of carts that are open to whoever has their address. */
export interface CartShares {
  /** Has the sharing of one owner come one after the other, to the end of the transaction. */
  lock(ownerId: string): Promise<void>
  /** Those of an owner that have not ended, newest first. */
  open(ownerId: string, now: Date): Promise<readonly CartShareRow[]>
  /** Copies the lines of the owner's cart that would be bought now; gives how many there are. */
  add(share: Omit<CartShareRow, 'count'> & { readonly ownerId: string }): Promise<number>
  /** Of another owner, or ended already, is passed over. */
  end(ownerId: string, token: string): Promise<void>
  /** With the owner's first name; undefined once it has ended. */
  find(token: string, now: Date): Promise<{ readonly owner: string; readonly endsAt: Date } | undefined>
}
