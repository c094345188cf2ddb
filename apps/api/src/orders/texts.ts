import type { OrderStatus, TrackStep } from '@market/domain'

/** Words of an order's way, for shoppers. */
export const texts = {
  /** Tells a member that an order was paid. */
  placed: (number: string) => ({
    title: 'Siparişiniz alındı',
    text: `${number} numaralı siparişinizin ödemesi alındı. Mağazalar siparişinizi hazırlıyor.`,
  }),
  notFound: 'Sipariş bulunamadı. Lütfen sipariş numaranızı ve e-posta adresinizi kontrol edin.',
  status: {
    awaiting_payment: 'Ödeme bekleniyor',
    paid: 'Ödeme alındı',
    preparing: 'Mağaza hazırlıyor',
    shipped: 'Yolda',
    out_for_delivery: 'Dağıtımda',
    delivered: 'Teslim edildi',
    cancelled: 'İptal edildi',
    payment_failed: 'Ödeme alınamadı',
  } satisfies Record<OrderStatus, string>,
  steps: {
    ordered: { done: 'Sipariş alındı', current: 'Ödeme bekleniyor', ahead: 'Sipariş' },
    prepared: { done: 'Hazırlandı', current: 'Hazırlanıyor', ahead: 'Hazırlanacak' },
    shipped: { done: 'Yola çıktı', current: 'Yolda', ahead: 'Yola çıkacak' },
    out_for_delivery: { done: 'Dağıtıldı', current: 'Dağıtımda', ahead: 'Dağıtım' },
    delivered: { done: 'Teslim edildi', current: 'Teslim', ahead: 'Teslim' },
  } satisfies Record<TrackStep['key'], Record<TrackStep['state'], string>>,
  storeConfirmed: 'mağaza onayladı',
  today: 'bugün',
  next: {
    awaitingPayment: 'Bankanızın onayı bekleniyor.',
    preparing: 'Mağaza paketinizi hazırlıyor.',
    preparingUntil: (day: string) => `Mağaza paketinizi hazırlıyor; en geç ${day} günü yola çıkması bekleniyor.`,
    shipped: 'Paketiniz dağıtım merkezine doğru yolda.',
    shippedUntil: (day: string) => `Paketiniz yolda; ${day} günü kapınızda olması bekleniyor.`,
    outForDelivery: 'Dağıtıcımız bugün kapınızda olacak.',
    delivered: (day: string) => `İade için son gün ${day}.`,
    cancelled: 'Bu paket iptal edildi; ödediğiniz tutar kartınıza iade edilir.',
    failed: 'Ödeme alınamadı. Sepetinizden yeniden deneyebilirsiniz.',
  },
  cardTitle: 'Kredi / Banka Kartı',
  withInterest: (title: string, total: string) => `${title}, vade farkı ile ${total}`,
  brands: { visa: 'Visa', mastercard: 'Mastercard', troy: 'Troy', amex: 'American Express' } as Readonly<
    Record<string, string>
  >,
}
