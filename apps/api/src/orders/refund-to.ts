import { texts } from './texts.ts'

/** Where the money of an order goes back to, in words. */
export function refundTo({ method, collected }: { readonly method: string; readonly collected: boolean }): string {
  if (!collected) return texts.cancel.refundTo.nothing
  switch (method) {
    case 'bank_transfer':
    case 'bank_instant':
      return texts.cancel.refundTo.account
    case 'cash_on_delivery':
      return texts.cancel.refundTo.branch
    case 'bkm':
    case 'gpay':
      return texts.cancel.refundTo.wallet
    default:
      return texts.cancel.refundTo.card
  }
}
