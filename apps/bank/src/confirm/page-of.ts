import type { BankPayment } from '../books/bank-payment.ts'

/**
 * The address of a payment's page, with the notice to show. Every form answers with a redirect to it, so that neither
 * reload nor back button sends the form again.
 */
export const pageOf = (page: '3ds' | 'link' | 'onay', { reference }: Pick<BankPayment, 'reference'>, said?: string) =>
  `/${page}/${reference}${said === undefined ? '' : `?said=${said}`}`
