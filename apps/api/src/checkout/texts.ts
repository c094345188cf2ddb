import type { RefundNews } from './payment-book.ts'
import type { CheckoutMissing, PaymentMethod, PaymentOption } from '@market/domain'

/** What address, payment and order say. */
export const texts = {
  missing: {
    items: 'Sepetinizde henüz ürün bulunmuyor.',
    'sold-out-item': 'Sepetinizde tükenen ürün var. Lütfen sepetinizi kontrol edin.',
    identity: 'Devam etmek için giriş yapın ya da e-posta adresinizi doğrulayın.',
    'delivery-address': 'Lütfen önce teslimat adresinizi seçin.',
    branch: 'Lütfen teslim alacağınız şubeyi seçin.',
    kargomat: 'Lütfen teslim alacağınız Kargomat’ı seçin.',
    'invoice-address': 'Lütfen fatura adresinizi seçin.',
    'national-id': 'Altın içeren siparişlerde faturaya T.C. kimlik numaranız yazılır. Lütfen adres adımında girin.',
    payment: 'Lütfen ödeme yönteminizi seçin.',
  } satisfies Record<CheckoutMissing, string>,
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
  unknownPickup: 'Seçtiğiniz teslim noktası bulunamadı. Lütfen listeden seçin.',
  invalidReceiver: 'Teslim alacak kişinin adını ve soyadını yalnızca harflerle yazın.',
  invalidReceiverTc: 'Teslim alacak kişinin T.C. kimlik numarası geçersiz.',
  notForKargomat: (names: readonly string[]) =>
    `Kargomat’a sığmayan ürünler var: ${names.join(', ')}. Lütfen adresinize ya da bir şubeye teslimi seçin.`,
  unknownAccount: 'Seçtiğiniz banka hesabı bulunamadı. Lütfen listeden seçin.',
  notAStoredCard:
    'Kart bilgilerinizin süresi doldu ya da kart bu yöntemle kullanılamıyor. Lütfen kartınızı yeniden girin.',
  invalidPhone: 'Cep telefonu numarası geçersiz.',
  linkEnded: 'Bu ödeme linki artık geçerli değil.',
  linkSms: (shop: string, amount: string, link: string) =>
    `${shop} siparişinizin ${amount} tutarındaki ödemesi için: ${link}`,
  linkSmsTitle: 'Ödeme linki',
  linkSent: (phone: string) => `Ödeme linki ${phone} numarasına gönderildi.`,
  goldCap: 'Altın içeren siparişlerde taksit yapılamaz.',
  acceptContract: 'Devam etmek için Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi’ni onaylamalısınız.',
  unknownDocument: 'Aradığınız sözleşme bulunamadı.',
  contractVersion: (version: string) => `Sürüm: ${version}`,
  contractChanged: 'Sözleşme metni güncellendi. Lütfen yeniden okuyup onaylayın.',
  cartChanged: (total: string) =>
    `Sepetiniz siz ödeme sayfasındayken değişti. Yeni toplam ${total}. Sizden tutar alınmadı; lütfen sepetinizi kontrol edin.`,
  totalChanged: (total: string) =>
    `Sipariş toplamı değişti. Yeni toplam ${total}. Sizden tutar alınmadı; lütfen kontrol edip tekrar onaylayın.`,
  otherCards: 'Diğer kartlar',
  planTitles: { troy: 'Troy kartlar', amex: 'American Express kartlar' } as Readonly<Record<string, string>>,
  installmentNotOffered: 'Seçtiğiniz taksit sayısı bu sipariş için sunulmuyor. Lütfen başka bir taksit seçin.',
  stockTaken: (name: string) =>
    `“${name}” siz ödeme yaparken tükendi. Sizden tutar alınmadı; lütfen sepetinizi kontrol edin.`,
  discountTaken: (name: string) =>
    `“${name}” için indirimli adetler siz ödeme yaparken tükendi. Sizden tutar alınmadı; lütfen sepetinizdeki yeni fiyatı kontrol edin.`,
  bankUnavailable: 'Bankaya şu anda ulaşılamıyor. Sizden tutar alınmadı; lütfen birazdan tekrar deneyin.',
  paymentFailed: 'Ödemeniz alınamadı. Sepetiniz ve adresiniz duruyor; lütfen tekrar deneyin.',
  paymentExpired: 'Ödeme, süresi içinde tamamlanmadı. Sepetiniz ve adresiniz duruyor; lütfen tekrar deneyin.',
  paymentReplaced: 'Bu ödemenin yerine yeni bir ödeme başlattınız.',
  refunds: {
    refunded: 'Ödemeniz geç onaylandığı için tutar iade edildi.',
    givenUp: 'Bu ödemenin yerine yenisini başlattığınız ya da siparişten vazgeçtiğiniz için tutar iade edildi.',
    otherAmount: 'Bankanız istenenden farklı bir tutar aldığı için ödeme tamamlanamadı ve alınan tutar iade edildi.',
  } satisfies Record<RefundNews, string>,
  otherAmount: 'Bankanız farklı bir tutar aldı; bu tutar iade ediliyor.',
  unknownPayment: 'Ödeme bulunamadı.',
}
