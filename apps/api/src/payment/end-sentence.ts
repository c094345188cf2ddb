import type { EndReason } from '@market/commerce'

const sentences: Readonly<Record<EndReason, string>> = {
  'not-taken': 'Ödemeniz alınamadı. Sepetiniz ve adresiniz korunuyor; lütfen tekrar deneyin.',
  'time-up': 'Ödeme, süresi içinde tamamlanmadı. Sepetiniz ve adresiniz korunuyor; lütfen tekrar deneyin.',
  replaced: 'Bu ödemenin yerine yeni bir ödeme başlatıldı.',
  'called-off': 'Sipariş iptal edildi.',
  'other-amount': 'Bankanız farklı bir tutar aldı; bu tutar iade ediliyor.',
  'refunded:refunded': 'Ödemeniz geç onaylandığı için tutar iade edildi.',
  'refunded:givenUp': 'Bu ödemenin yerine yenisi başlatıldığı ya da siparişten vazgeçildiği için tutar iade edildi.',
  'refunded:otherAmount':
    'Bankanız istenenden farklı bir tutar aldığı için ödeme tamamlanamadı ve alınan tutar iade edildi.',
}

/**
 * Converts the reason why a payment ended to a sentence for the buyer, or for another person who paid the buyer's link.
 * The bank's own sentences, and those of old rows, are returned unchanged.
 */
export const endSentence = (failure: string): string =>
  Object.hasOwn(sentences, failure) ? sentences[failure as EndReason] : failure
