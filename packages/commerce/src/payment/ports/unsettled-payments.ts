/** Which payments the bank is to be asked about. */
export interface Due {
  /** Only pending payments created until then; newer ones are left to the shopper's return. */
  readonly pendingSince: Date
  /** Expired ones begun after this are always due. */
  readonly expiredAfter: Date
  /** Older ones are due when they were last asked about, or else begun, by then. */
  readonly askedBefore: Date
}

/** Payments of one kind without a final result. */
export interface UnsettledPayments {
  /** Some of the due payments, the longest not asked about first. */
  due(due: Due): Promise<readonly { readonly id: string; readonly createdAt: Date }[]>
  asked(id: string, now: Date): Promise<void>
}
