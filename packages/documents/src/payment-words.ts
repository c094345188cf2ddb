import { formatPrice, kurus } from '@market/domain/money'
import { cartMessages } from '@market/domain/cart'
import { type PaymentMethod, paymentTitles } from '@market/domain/checkout'

/** A payment as papers and mails name it; amounts in kuruş. */
export interface PlacedPayment {
  readonly method: PaymentMethod
  /** Interest included. */
  readonly amount: number
  readonly installment: number
  readonly monthly: number
  readonly card: { readonly brand: string; readonly last4: string } | null
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'Troy',
  amex: 'American Express',
  pttem: 'Pttem Kart',
  market: 'Alışveriş Kartı',
}

/** `Visa •••• 0004`. */
export const cardWords = ({ brand, last4 }: NonNullable<PlacedPayment['card']>): string =>
  `${brands[brand] ?? ''} •••• ${last4}`.trim()

/**
 * The text on how an order is paid: method, card and monthly sum. `byGiftCode`: a gift code covers the whole total.
 */
export function paymentWords(
  { method, amount, installment, monthly, card }: PlacedPayment,
  { byGiftCode }: { readonly byGiftCode: boolean },
): string {
  if (amount === 0) return byGiftCode ? cartMessages.giftCode : 'Ödeme gerekmedi'
  return [
    paymentTitles[method],
    ...(card ? [cardWords(card)] : []),
    ...(installment > 1 ? [`${installment} taksit, ayda ${formatPrice(kurus(monthly))}`] : []),
  ].join(', ')
}
