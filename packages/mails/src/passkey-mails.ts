import { linkMail } from './link-mail.ts'
import type { Mail } from './mail.ts'
import type { MailShop } from './mail-layout.ts'

interface Told {
  readonly email: string
  readonly firstName: string
  /** The member's name for the passkey. */
  readonly name: string
}

const action = (shop: MailShop) => ({
  label: 'Hesap güvenliği sayfasına git',
  url: `${shop.siteUrl}/my/sifre-degistir`,
})

/** Tells a member that a passkey was added. */
export const passkeyAddedMail = (shop: MailShop, { email, firstName, name }: Told): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınıza geçiş anahtarı eklendi`,
    title: 'Geçiş anahtarı eklendi',
    paragraphs: [
      `Merhaba ${firstName},`,
      `“${name}” adlı geçiş anahtarı hesabınıza eklendi. Bu anahtarı taşıyan cihaz artık hesabınıza şifre sorulmadan giriş yapabilir.`,
    ],
    action: action(shop),
    notes: [
      'Anahtarı siz eklemediyseniz hemen silin, şifrenizi değiştirin ve diğer cihazlardaki oturumlarınızı kapatın.',
    ],
  })

/** Tells a member that a passkey was removed. */
export const passkeyRemovedMail = (shop: MailShop, { email, firstName, name }: Told): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınızdan geçiş anahtarı silindi`,
    title: 'Geçiş anahtarı silindi',
    paragraphs: [`Merhaba ${firstName},`, `“${name}” adlı geçiş anahtarıyla artık hesabınıza giriş yapılamaz.`],
    action: action(shop),
    notes: ['Anahtarı siz silmediyseniz hemen şifrenizi değiştirin ve bize yazın.'],
  })
