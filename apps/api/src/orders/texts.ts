import type { OrderStatus } from '@market/domain/orders'

/** Texts about orders for shoppers. */
export const texts = {
  linkEnded: 'Bu bağlantı artık geçerli değil. Siparişinizi numarası ve e-posta adresiyle açabilirsiniz.',
  noParcelInvoice: 'Bu paketin faturası henüz yüklenmedi.',
  noPhoto: 'Bu paketin fotoğrafı yok.',
  deadMailLink: 'Bu bağlantı artık geçerli değil. Lütfen iletideki bağlantıya yeniden tıklayın.',
  waitsNoMore: 'Bu sipariş artık ödeme beklemiyor; lütfen sayfayı yenileyin.',
  unknownAddress: 'Adres bulunamadı.',
  orderNumber: (number: string) => `Sipariş numarası: ${number}`,
  noInvoiceYet: 'Bu siparişin faturası henüz düzenlenmedi.',
  noInvoice: 'Siparişin tamamı iptal edildiği için fatura düzenlenmedi.',
  invoiceSent: (email: string) => `Faturalarınız ${email} adresine gönderildi.`,
  addressFixed: 'Siparişiniz yola çıktığı için teslimat adresi değiştirilemiyor.',
  fastFixed: (city: string) =>
    `Hızlı teslimat yalnızca ${city} içinde yapıldığı için bu sipariş başka bir ile gönderilemiyor. Lütfen ${city} içinde bir adres seçin ya da siparişi iptal edip yeniden verin.`,
  pickupFixed: 'Şubeye ya da Kargomat’a gönderilen siparişin adresi değiştirilemiyor.',
  deliveryTime: {
    notOffered: 'Bu gün ve saat artık seçilemiyor. Lütfen listeden başka bir zaman seçin.',
    pickup: 'Şubeye ya da Kargomat’a gönderilen paketin teslimat zamanı değiştirilemiyor.',
    out: 'Paketiniz dağıtıma çıktığı için teslimat zamanı değiştirilemiyor.',
    over: 'Bu paketin teslimat zamanı değiştirilemiyor.',
  },
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
  waitsToBeFetched: 'Teslim noktasında bekliyor',
  notTaken: 'Teslim alınmadı',
  /** Shown for an order whose time to pay is over while the bank has not confirmed the result. */
  unknownPayment: 'Ödeme sonucu bekleniyor',
  refundedPayment: 'Ödeme iade edildi',
}
