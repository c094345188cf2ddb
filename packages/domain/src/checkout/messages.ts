import type { PaymentMethod } from './payment-options.ts'
import type { ShippingOption } from './shipping-choice.ts'

/** Titles of the ways to pay (specification section 9); the shop's own card bears the shop's name. */
export const paymentTitles: Readonly<Record<PaymentMethod, string>> = {
  credit_card: 'Kredi / Banka Kartı',
  bank_transfer: 'Havale/EFT',
  cash_on_delivery: 'Kapıda Ödeme',
  bkm: 'BKM Express',
  gpay: 'Garanti Pay',
  pay_with_url: 'Link ile Ödeme',
  pttem_card: 'Pttem Kart',
  market_card: 'Alışveriş Kartı',
  bank_instant: 'Anında Havale',
}

/** Titles of the ways to deliver, fixed by type (specification sections 5 and 9). */
export const shippingTitles: Readonly<Record<ShippingOption, string>> = {
  address: 'Adrese Teslim',
  branch: 'Posta Şubesinden Teslim',
  kargomat: 'Kargomattan Teslim',
}
