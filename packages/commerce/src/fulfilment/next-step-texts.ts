import { decline } from '@market/domain/text'
import type { ShippingOption } from '@market/domain/account'
import type { DeliveryHours } from '@market/domain/orders'

/** Texts that tell shoppers a parcel's next step. */
export const nextStepTexts = {
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
    out: (hours: DeliveryHours) => `Kuryemiz bugün ${between(hours)} kapınızda olacak.`,
  },
  outForDelivery: {
    address: 'Kuryemiz bugün kapınızda olacak.',
    branch: 'Paketiniz bugün seçtiğiniz şubeye bırakılacak.',
    kargomat: 'Paketiniz bugün seçtiğiniz Kargomat’a bırakılacak.',
  } satisfies Record<ShippingOption, string>,
  tried: 'Kuryemiz bugün paketinizi teslim edemedi; bir sonraki iş günü yeniden gelecek.',
  waits: {
    address: (day: string) => `Paketiniz ${day} gününe kadar sizi bekler.`,
    branch: (day: string) => `Paketiniz ${day} gününe kadar şubede sizi bekler.`,
    kargomat: (day: string) => `Paketiniz ${day} gününe kadar Kargomat’ta sizi bekler.`,
  } satisfies Record<ShippingOption, unknown>,
  overdue: 'Paketiniz süresi içinde teslim alınmadı; mağazaya geri gönderilecek.',
  sentBack: 'Paketiniz teslim alınmadığı için mağazaya geri dönüyor.',
  delivered: (day: string) => `İade için son gün: ${day}`,
  noReturn: 'Bu paketteki ürünlerde cayma hakkı yoktur.',
  returnEnded: (day: string) => `İade hakkınız ${decline(day, 'locative')} sona erdi.`,
  cancelled: 'Bu paket iptal edildi.',
  cancelledRefunded: 'Bu paket iptal edildi ve ödediğiniz tutar iade edildi.',
  cancelledRefund: (amount: string) => `Bu paket iptal edildi. ${amount}`,
  refunded: 'Bu sipariş tamamlanamadı; ödediğiniz tutar iade edildi.',
  failed: 'Ödeme alınamadı. Sepetinizden yeniden deneyebilirsiniz.',
}

const between = ({ from, to }: DeliveryHours) => `saat ${clock(from)}–${clock(to)} arasında`
const clock = (hour: number) => `${String(hour).padStart(2, '0')}.00`
