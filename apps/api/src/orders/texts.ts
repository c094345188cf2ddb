import { decline, type DeliveryHours, type OrderStatus, type ShippingOption } from '@market/domain'

/** Words of an order's way, for shoppers. */
export const texts = {
  linkEnded: 'Bu bağlantı artık geçerli değil. Siparişinizi numarası ve e-posta adresiyle açabilirsiniz.',
  waitsNoMore: 'Bu sipariş artık ödeme beklemiyor; lütfen sayfayı yenileyin.',
  unknownAddress: 'Adres bulunamadı.',
  orderNumber: (number: string) => `Sipariş numarası: ${number}`,
  noInvoiceYet: 'Bu siparişin faturası henüz düzenlenmedi.',
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
  /** Of an order whose time to be paid is over. */
  unknownPayment: 'Ödeme sonucu bekleniyor',
  refundedPayment: 'Ödeme iade edildi',
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
    moved: {
      preparing: (day: string, hours: DeliveryHours) =>
        `Mağaza paketinizi hazırlıyor; ${day} günü ${between(hours)} kapınızda olması bekleniyor.`,
      shipped: (day: string, hours: DeliveryHours) =>
        `Paketiniz yolda; ${day} günü ${between(hours)} kapınızda olması bekleniyor.`,
      out: (hours: DeliveryHours) => `Dağıtıcımız bugün ${between(hours)} kapınızda olacak.`,
    },
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
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    troy: 'Troy',
    amex: 'American Express',
    pttem: 'Pttem Kart',
    market: 'Alışveriş Kartı',
  } as Readonly<Record<string, string>>,
}

const between = ({ from, to }: DeliveryHours) => `saat ${clock(from)}–${clock(to)} arasında`
const clock = (hour: number) => `${String(hour).padStart(2, '0')}.00`
