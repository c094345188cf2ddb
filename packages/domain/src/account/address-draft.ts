import type { AddressForm } from './address.ts'

/** A new address as far as it was filled in, without a national ID. */
export interface AddressDraft {
  /** First and family name in one line, as typed. */
  readonly name: string
  readonly form: AddressForm
  /** The place is chosen from lists. */
  readonly listed: boolean
  readonly company: boolean
}

/** Stores the draft for the visit: a reload and a login keep it, a logout deletes it. */
export interface AddressDraftMemory {
  read(): AddressDraft | undefined
  write(draft: AddressDraft | undefined): void
}
