/** Input stored for a second attempt to pay; never a card's number or code. */
export interface PaymentDraft {
  /** The shopper whose draft it is; another shopper in the same tab starts with an empty form. */
  readonly owner: string
  /** The {@link PaymentMethod} chosen then. It is chosen again only if it is still offered. */
  readonly method: string
  readonly cardName: string
  readonly installment: number
  /** Version of the contract that was accepted; a newer version must be read and accepted again. */
  readonly acceptedVersion: string | null
}

/** Remembers the draft for the visit. */
export interface PaymentDraftMemory {
  read(): PaymentDraft | undefined
  write(draft: PaymentDraft): void
}
