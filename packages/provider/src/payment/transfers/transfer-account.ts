/** The shop's account that a transfer goes to. */
export interface TransferAccount {
  readonly bank: string
  readonly holder: string
  readonly iban: string
}
