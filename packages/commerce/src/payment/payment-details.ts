import type { StoredPaymentDetails } from './stored-payment-details.ts'
import type { TransferAccount } from './transfers/transfer-account.ts'

interface AwaitedTransfer extends TransferAccount {
  readonly reference: string
}
/** How the shopper continues a payment, as stored when it started. */
export interface PaymentDetails {
  /** The bank's payment page; null if the payment has no page. */
  readonly link: string | null
  readonly transfer: AwaitedTransfer | null
}

const version = 1

export const storePaymentDetails = (details: { readonly link: string | undefined } | AwaitedTransfer): string =>
  JSON.stringify({ ...details, version })

/** Throws for details that a newer version of the shop has written. */
export function readPaymentDetails(stored: StoredPaymentDetails | null): PaymentDetails {
  const { version: written = 1, link = null, bank, holder, iban, reference } = stored ?? {}
  if (written > version) throw new Error(`cannot read a payment's details of version ${written}`)
  return { link, transfer: bank && holder && iban && reference ? { bank, holder, iban, reference } : null }
}
