import type { CheckoutMissing } from '@market/domain/checkout'

/** Sentences of placing an order. */
export const texts = {
  missing: {
    items: 'Sepetinizde henüz ürün bulunmuyor.',
    'sold-out-item': 'Sepetinizde şu anda satın alınamayan ürün var. Lütfen sepetinizi kontrol edin.',
    identity: 'Devam etmek için giriş yapın ya da e-posta adresinizi doğrulayın.',
    'delivery-address': 'Lütfen önce teslimat adresinizi seçin.',
    branch: 'Lütfen teslim alacağınız şubeyi seçin.',
    kargomat: 'Lütfen teslim alacağınız Kargomat’ı seçin.',
    'invoice-address': 'Lütfen fatura adresinizi seçin.',
    'national-id': 'Altın içeren siparişlerde faturaya T.C. kimlik numaranız yazılır. Lütfen adres adımında girin.',
    payment: 'Lütfen ödeme yönteminizi seçin.',
  } satisfies Record<CheckoutMissing, string>,
  cartChanged: (total: string) =>
    `Sepetiniz siz ödeme sayfasındayken değişti. Yeni toplam ${total}. Sizden tutar alınmadı; lütfen sepetinizi kontrol edin.`,
  totalChanged: (total: string, reasons: readonly string[]) =>
    `${['Sipariş toplamı değişti.', ...reasons].join(' ')} Yeni toplam ${total}. Sizden tutar alınmadı; lütfen kontrol edip tekrar onaylayın.`,
  tooMuchWaiting: (cash: boolean) =>
    cash
      ? 'Kapıda ödeyeceğiniz siparişler teslim edilmeden bu yolla yeni sipariş veremezsiniz. Dilerseniz kartla ödeyebilirsiniz.'
      : 'Ödemesini beklediğimiz siparişleriniz var. Yeni siparişinizi kartla ödeyebilir ya da önce bekleyenlerden birini ödeyebilir veya iptal edebilirsiniz.',
  stockTaken: (name: string) =>
    `“${name}” siz ödeme yaparken tükendi. Sizden tutar alınmadı; lütfen sepetinizi kontrol edin.`,
  discountTaken: (name: string) =>
    `“${name}” için indirimli adetler siz ödeme yaparken tükendi. Sizden tutar alınmadı; lütfen sepetinizdeki yeni fiyatı kontrol edin.`,
  /** Tells a member that an order was paid. */
  placed: (number: string, paid: boolean) => ({
    title: 'Siparişiniz alındı',
    text: paid
      ? `${number} numaralı siparişinizin ödemesi alındı. Mağazalar siparişinizi hazırlıyor.`
      : `${number} numaralı siparişiniz mağazalara iletildi. Ödemeyi teslimatta yapacaksınız.`,
  }),
  notFound: 'Sipariş bulunamadı. Lütfen girdiğiniz bilgileri kontrol edin.',
}
