import { cartMessages } from '../cart/messages.ts'
import type { OrderSumKey } from './order-sums.ts'
import type { RefundPlace } from './refund-place.ts'

/** Sentences about where the money is refunded, for pages, mails and contracts. */
export const refundTexts: Readonly<Record<RefundPlace, string>> = {
  card: 'Ödemede kullandığınız karta iade edilir.',
  'payer-card': 'Ödeme linkinde kullanılan karta iade edilir.',
  account: 'Parayı gönderdiğiniz banka hesabına iade edilir.',
  branch: 'Adınıza, kimliğinizle herhangi bir şubeden ödenir.',
  wallet: 'Ödemede kullandığınız dijital cüzdana iade edilir.',
  'gift-code': 'Hediye kodunuza geri yüklenir.',
  free: 'Bunun için ödeme yapmadınız; iade edilecek bir tutar yok.',
  nothing: 'Sizden henüz ödeme alınmadı; iade edilecek bir tutar yok.',
}

/** The sentences for money that has been refunded. */
export const refundedTexts: Readonly<Record<RefundPlace, string>> = {
  card: 'Ödemede kullandığınız karta iade edildi.',
  'payer-card': 'Ödeme linkinde kullanılan karta iade edildi.',
  account: 'Parayı gönderdiğiniz banka hesabına iade edildi.',
  branch: 'Adınıza hazır; kimliğinizle herhangi bir şubeden alabilirsiniz.',
  wallet: 'Ödemede kullandığınız dijital cüzdana iade edildi.',
  'gift-code': 'Hediye kodunuza geri yüklendi.',
  free: refundTexts.free,
  nothing: 'Sizden ödeme alınmadığından iade edilecek bir tutar yok.',
}

/** Sentences about shipping fees and gift wrapping, which are refunded with the last unit; each takes the amount as text. */
export const refundPartTexts = {
  cargo: (amount: string) => `Kargo ücreti (${amount}) bu tutara dâhildir.`,
  cargoLater: (amount: string) => `Paketin kargo ücreti (${amount}), son ürün bize ulaştığında iade edilir.`,
  cargosLater: (amount: string) =>
    `Paketlerin kargo ücreti (${amount}), her paketin son ürünü bize ulaştığında iade edilir.`,
  wrappingLater: (amount: string) => `Hediye paketi ücreti (${amount}), son adet bize ulaştığında iade edilir.`,
} as const

/** Names of the rows that an order's total is made of. */
export const orderSumTitles: Readonly<Record<OrderSumKey, string>> = {
  goods: 'Ürünler',
  services: 'Ek hizmetler',
  'gift-wrap': 'Hediye paketi',
  cargo: cartMessages.cargo,
  promotion: 'Kampanya',
  'gift-code': cartMessages.giftCode,
  interest: 'Vade farkı',
  discount: 'İndirim',
}
