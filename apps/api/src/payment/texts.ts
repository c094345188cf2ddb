import type { RefundNews } from './ports/payment-book.ts'
import type { PaymentMethod, PaymentOption } from '@market/domain'

/** Sentences of paying. */
export const texts = {
  notOffered: {
    'not-enabled': 'Şu anda kullanılamıyor',
    gold: 'Altın içeren siparişlerde kullanılamaz',
    'members-only': 'Yalnızca üyeler kullanabilir',
    platform: 'Bu cihazda kullanılamıyor',
    unattended: 'Kargomat’a teslimde kullanılamaz',
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
  linkSent: (phone: string) => `Ödeme linki ${phone} numarasına gönderildi.`,
  goldCap: 'Altın içeren siparişlerde taksit yapılamaz.',
  installmentNotOffered: 'Seçtiğiniz taksit sayısı bu sipariş için sunulmuyor. Lütfen başka bir taksit seçin.',
  bankUnavailable: 'Bankaya şu anda ulaşılamıyor. Sizden tutar alınmadı; lütfen birazdan tekrar deneyin.',
  paymentFailed: 'Ödemeniz alınamadı. Sepetiniz ve adresiniz duruyor; lütfen tekrar deneyin.',
  paymentExpired: 'Ödeme, süresi içinde tamamlanmadı. Sepetiniz ve adresiniz duruyor; lütfen tekrar deneyin.',
  refunds: {
    refunded: 'Ödemeniz geç onaylandığı için tutar iade edildi.',
    givenUp: 'Bu ödemenin yerine yenisini başlattığınız ya da siparişten vazgeçtiğiniz için tutar iade edildi.',
    otherAmount: 'Bankanız istenenden farklı bir tutar aldığı için ödeme tamamlanamadı ve alınan tutar iade edildi.',
  } satisfies Record<RefundNews, string>,
  otherAmount: 'Bankanız farklı bir tutar aldı; bu tutar iade ediliyor.',
  unknownPayment: 'Ödeme bulunamadı.',
  paymentReplaced: 'Bu ödemenin yerine yeni bir ödeme başlattınız.',
}
