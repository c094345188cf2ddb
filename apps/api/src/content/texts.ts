import type { ContactField, FriendField, WholesaleField } from '@market/domain/content'

/** Texts of content pages, of their forms and of the mails to the office. */
export const texts = {
  pageNotFound: 'Aradığınız sayfa bulunamadı.',
  versionNotFound: 'Metnin aradığınız sürümü bulunamadı.',
  contact: (subject: string) => `İletişim: ${subject}`,
  ticket: 'Başvuru no',
  product: 'Ürün',
  wholesale: (product: string) => `Toptan talep: ${product}`,
  pollNotFound: 'Anket bulunamadı.',
  answeredBefore: 'Bu anketi daha önce yanıtladınız. Teşekkür ederiz.',
  contactFields: {
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    phone: 'Telefon',
    subject: 'Konu',
    orderNumber: 'Sipariş no',
    message: 'Mesaj',
    recaptcha: 'Robot doğrulaması',
  } satisfies Record<ContactField, string>,
  friendFields: {
    friendName: 'Arkadaşınızın adı',
    friendEmail: 'Arkadaşınızın e-postası',
    message: 'Mesaj',
  } satisfies Record<FriendField, string>,
  wholesaleFields: {
    companyName: 'Firma unvanı',
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    phone: 'Telefon',
    quantity: 'Adet',
    message: 'Mesaj',
  } satisfies Record<WholesaleField, string>,
}
