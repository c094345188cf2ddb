/** The shop's account for transfers. */
export interface TransferAccount {
  readonly bank: string
  readonly holder: string
  readonly iban: string
}
