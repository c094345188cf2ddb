import { maxCardNameLength, type PaymentMethod, type PaymentOption } from '@market/domain/checkout'
import type { PurchaseKind } from '@market/commerce'

/** Sentences of paying. */
export const texts = {
  notOffered: {
    'not-enabled': 'Şu anda kullanılamıyor',
    gold: 'Altın içeren siparişlerde kullanılamaz',
    'members-only': 'Yalnızca üyeler kullanabilir',
    platform: 'Bu cihazda kullanılamıyor',
    unattended: 'Kargomat’a teslimde kullanılamaz',
    gift: 'Fiyatı gizlenen hediyede kullanılamaz: parayı hediyeyi alan öderdi',
    'total-too-low': 'Bu tutar için kullanılamaz',
    'total-too-high': 'Bu tutar için kullanılamaz',
  } satisfies Record<NonNullable<PaymentOption['reason']>, string>,
  offeredUpTo: {
    'total-too-low': (limit: string) => `En az ${limit} tutarındaki siparişlerde`,
    'total-too-high': (limit: string) => `En fazla ${limit} tutarındaki siparişlerde`,
  } as { readonly [Reason in NonNullable<PaymentOption['reason']>]?: (limit: string) => string },
  methodNotOffered: (title: string, why: string) => `${title}: ${why}. Lütfen başka bir ödeme yöntemi seçin.`,
  methodNotes: {
    credit_card: 'Bankanızın 3D Secure sayfasında onay',
    bank_transfer: 'Üç gün içinde havale ya da EFT ile',
    cash_on_delivery: 'Teslimatta nakit ya da kartla',
    bkm: 'BKM Express uygulamasında onay',
    gpay: 'Garanti Pay uygulamasında onay',
    pay_with_url: 'Size özel link, 24 saat geçerli',
    pttem_card: 'Kart numarası ve SMS kodu ile',
    market_card: 'Kart numarası ve SMS kodu ile',
    bank_instant: 'Bankanızın uygulamasında onay',
  } satisfies Record<PaymentMethod, string>,
  unknownAccount: 'Seçtiğiniz banka hesabı bulunamadı. Lütfen listeden seçin.',
  notAStoredCard:
    'Kart bilgilerinizin süresi doldu ya da kart bu yöntemle kullanılamıyor. Lütfen kartınızı yeniden girin.',
  linkEnded: 'Bu ödeme linki artık geçerli değil.',
  linkSms: (shop: string, amount: string, link: string) =>
    `${shop} siparişinizin ${amount} tutarındaki ödemesi için: ${link}`,
  linkSmsTitle: 'Ödeme linki',
  noSms:
    'Şu anda SMS gönderemiyoruz. Linki bu sayfadan kopyalayabilir ya da siparişi iptal edip başka bir yöntemle ödeyebilirsiniz.',
  linkSent: (phone: string) => `Ödeme linki ${phone} numarasına gönderildi.`,
  goldCap: 'Altın içeren siparişlerde taksit yapılamaz.',
  installmentNotOffered: 'Seçtiğiniz taksit sayısı bu sipariş için sunulmuyor. Lütfen başka bir taksit seçin.',
  bankUnavailable: 'Bankaya şu anda ulaşılamıyor. Sizden tutar alınmadı; lütfen birazdan tekrar deneyin.',
  priceChanged: {
    hgs: (price: string) =>
      `Yükleme tutarı değişti. Yeni tutar ${price}. Kartınızdan tutar çekilmedi; lütfen kontrol edip tekrar onaylayın.`,
    raffle: (total: string) =>
      `Biletlerin tutarı değişti. Yeni toplam ${total}. Kartınızdan tutar çekilmedi; lütfen kontrol edip tekrar onaylayın.`,
  } satisfies Record<PurchaseKind, (price: string) => string>,
  unknownCard: 'Kayıtlı kart bulunamadı. Lütfen başka bir kart seçin.',
  cardExpired: 'Bu kartın süresi dolmuş. Lütfen başka bir kart seçin.',
  cardName: `Kart adı en fazla ${maxCardNameLength} karakter olabilir ve kart numarası içeremez.`,
  cardOfGuest: 'Kartınızı saklamak için üye girişi yapmanız gerekir.',
  unknownPayment: 'Ödeme bulunamadı.',
}
