import type { RefundPlace } from './refund-place.ts'

/** Where the money goes back to, in a sentence for the shopper; the same on pages, in mails and in contracts. */
export const refundTexts: Readonly<Record<RefundPlace, string>> = {
  card: 'Ödemede kullandığınız karta iade edilir.',
  'payer-card': 'Ödeme linkinde kullanılan karta iade edilir.',
  account: 'Parayı gönderdiğiniz banka hesabına iade edilir.',
  branch: 'Adınıza, kimliğinizle herhangi bir şubeden ödenir.',
  wallet: 'Ödemede kullandığınız dijital cüzdana iade edilir.',
  'gift-code': 'Hediye kodunuza geri yüklenir.',
  nothing: 'Sizden henüz ödeme alınmadı; iade edilecek bir tutar yok.',
}
