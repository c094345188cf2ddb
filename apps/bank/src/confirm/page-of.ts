import type { BankPayment } from '../books/bank-payment.ts'

/**
 * The address of a payment's page, with what it is to say. Every form is answered with a redirect to it, so that neither a reload
 * nor the back button sends the form again.
 */
export const pageOf = (page: '3ds' | 'link' | 'onay', { reference }: Pick<BankPayment, 'reference'>, said?: string) =>
  `/${page}/${reference}${said === undefined ? '' : `?said=${said}`}`
