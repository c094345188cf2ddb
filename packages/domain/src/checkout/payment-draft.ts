/** Input kept for a second attempt to pay. Never a card's number or code. */
export interface PaymentDraft {
  /** Whose it is: another shopper in the same tab begins anew. */
  readonly owner: string
  /** A {@link PaymentMethod} of then; what is offered now decides whether it is chosen again. */
  readonly method: string
  readonly cardName: string
  readonly installment: number
  /** Version of the contract that was accepted; another one is to be read and accepted anew. */
  readonly acceptedVersion: string | null
}

/** Remembers the draft for the visit. */
export interface PaymentDraftMemory {
  read(): PaymentDraft | undefined
  write(draft: PaymentDraft): void
}
