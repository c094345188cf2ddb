import { decline, type CancelField, type OrderStatus, type ShippingOption, type TrackStep } from '@market/domain'

/** Words of an order's way, for shoppers. */
export const texts = {
  /** Tells a member that an order was paid. */
  placed: (number: string) => ({
    title: 'Siparişiniz alındı',
    text: `${number} numaralı siparişinizin ödemesi alındı. Mağazalar siparişinizi hazırlıyor.`,
  }),
  notFound: 'Sipariş bulunamadı. Lütfen sipariş numaranızı ve e-posta adresinizi kontrol edin.',
  linkEnded: 'Bu bağlantı artık geçerli değil. Siparişinizi numarası ve e-posta adresiyle açabilirsiniz.',
  waitsNoMore: 'Bu sipariş artık ödeme beklemiyor; lütfen sayfayı yenileyin.',
  calledOff: 'Siparişi iptal ettiniz.',
  unknownAddress: 'Adres bulunamadı.',
  orderNumber: (number: string) => `Sipariş numarası: ${number}`,
  locker: {
    title: 'Kargomat teslim kodu',
    sms: (shop: string, place: string, code: string) =>
      `${shop} paketiniz Kargomat’ta: ${place}. Teslim kodunuz ${code}. Kodu yalnızca paketi alacak kişiyle paylaşın.`,
  },
  noInvoiceYet: 'Bu siparişin faturası henüz düzenlenmedi.',
  invoiceSent: (email: string) => `Faturalarınız ${email} adresine gönderildi.`,
  addressFixed: 'Siparişiniz yola çıktığı için teslimat adresi değiştirilemiyor.',
  fastFixed: (city: string) =>
    `Hızlı teslimat yalnızca ${city} içinde yapıldığı için bu sipariş başka bir ile gönderilemiyor. Lütfen ${city} içinde bir adres seçin ya da siparişi iptal edip yeniden verin.`,
  pickupFixed: 'Şubeye ya da Kargomat’a gönderilen siparişin adresi değiştirilemiyor.',
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
  /** Of an order whose time to be paid is over. */
  unknownPayment: 'Ödeme sonucu bekleniyor',
  refundedPayment: 'Ödeme iade edildi',
  steps: {
    ordered: { done: 'Sipariş alındı', current: 'Ödeme bekleniyor', ahead: 'Sipariş' },
    prepared: { done: 'Hazırlandı', current: 'Hazırlanıyor', ahead: 'Hazırlanacak' },
    shipped: { done: 'Yola çıktı', current: 'Yolda', ahead: 'Yola çıkacak' },
    out_for_delivery: { done: 'Dağıtıma çıktı', current: 'Dağıtımda', ahead: 'Dağıtım' },
    delivered: { done: 'Teslim edildi', current: 'Teslim ediliyor', ahead: 'Teslim edilecek' },
  } satisfies Record<TrackStep['key'], Record<TrackStep['state'], string>>,
  storeConfirmed: 'Mağaza onayladı',
  today: 'bugün',
  next: {
    awaiting: {
      bank: 'Bankanızın onayı bekleniyor.',
      unknown: 'Bankanız sonucu henüz bildirmedi. Lütfen yeniden ödeme yapmayın; sonuç belli olunca size yazacağız.',
      transfer: (day: string, time: string) =>
        `Havaleniz bekleniyor; ürünleriniz ${day} günü saat ${decline(time, 'dative')} kadar sizin için ayrıldı.`,
      link: (day: string, time: string) =>
        `Ödeme linkinin ödenmesi bekleniyor; ürünleriniz ${day} günü saat ${decline(time, 'dative')} kadar sizin için ayrıldı.`,
    },
    preparing: 'Mağaza paketinizi hazırlıyor.',
    preparingUntil: (day: string) => `Mağaza paketinizi hazırlıyor; en geç ${day} günü yola çıkması bekleniyor.`,
    shipped: 'Paketiniz dağıtım merkezine doğru yolda.',
    shippedUntil: {
      address: (day: string) => `Paketiniz yolda; ${day} günü kapınızda olması bekleniyor.`,
      branch: (day: string) => `Paketiniz yolda; ${day} günü seçtiğiniz şubede olması bekleniyor.`,
      kargomat: (day: string) => `Paketiniz yolda; ${day} günü seçtiğiniz Kargomat’ta olması bekleniyor.`,
    } satisfies Record<ShippingOption, unknown>,
    outForDelivery: {
      address: 'Dağıtıcımız bugün kapınızda olacak.',
      branch: 'Paketiniz bugün seçtiğiniz şubeye bırakılacak.',
      kargomat: 'Paketiniz bugün seçtiğiniz Kargomat’a bırakılacak.',
    } satisfies Record<ShippingOption, string>,
    delivered: (day: string) => `İade için son gün: ${day}`,
    noReturn: 'Bu paketteki ürünlerde cayma hakkı yoktur.',
    returnEnded: (day: string) => `İade hakkınız ${decline(day, 'locative')} sona erdi.`,
    cancelled: 'Bu paket iptal edildi.',
    cancelledRefunded: 'Bu paket iptal edildi ve ödediğiniz tutar iade edildi.',
    cancelledRefund: (amount: string) => `Bu paket iptal edildi. ${amount}`,
    refunded: 'Bu sipariş tamamlanamadı; ödediğiniz tutar iade edildi.',
    failed: 'Ödeme alınamadı. Sepetinizden yeniden deneyebilirsiniz.',
  },
  cancel: {
    problems: {
      lines: 'Seçtiğiniz ürünler şu anda iptal ya da iade edilemiyor. Lütfen sayfayı yenileyip tekrar deneyin.',
      quantity: 'Adet geçersiz. Lütfen iptal ya da iade edebileceğiniz adedi seçin.',
      reason: 'Lütfen her ürün için bir neden seçin.',
      note: 'Lütfen nedeninizi kısaca yazın (en fazla 500 karakter).',
    } satisfies Record<CancelField, string>,
    oneKind: 'Henüz yola çıkmamış ve teslim edilmiş ürünleri ayrı ayrı iptal ve iade edin.',
    notFound: 'İptal ya da iade talebi bulunamadı.',
    arrived: 'Ürün bize ulaştığı için iade talebi geri alınamıyor.',
    withdrawn: 'İade talebiniz geri alındı.',
    status: {
      cancel: {
        waiting: 'İnceleniyor',
        approved: 'İptal edildi, iade ediliyor',
        refused: 'Kabul edilmedi',
        refunded: 'İptal edildi',
      },
      return: {
        waiting: 'Ürünün gelmesi bekleniyor',
        approved: 'Ürün geldi, tutar iade ediliyor',
        refused: 'Kabul edilmedi',
        refunded: 'Tutar iade edildi',
      },
    },
  },
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    troy: 'Troy',
    amex: 'American Express',
    pttem: 'Pttem Kart',
    market: 'Alışveriş Kartı',
  } as Readonly<Record<string, string>>,
}
