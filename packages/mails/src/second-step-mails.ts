import { linkMail } from './link-mail.ts'
import type { Mail } from './mail.ts'
import type { MailShop } from './mail-layout.ts'

interface To {
  readonly email: string
  readonly firstName: string
}

/** Tells a member that signing in now requires a second step. */
export const secondStepOnMail = (shop: MailShop, { email, firstName }: To): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınızda iki adımlı doğrulama açıldı`,
    title: 'İki adımlı doğrulama açıldı',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Hesabınıza giriş yaparken bundan sonra doğrulama uygulamanızdaki kodu da soracağız.',
      'Kurtarma kodlarınızı güvenli bir yerde saklayın: telefonunuzu kaybederseniz onlarla giriş yapabilirsiniz.',
    ],
    notes: [
      'Bu değişikliği siz yapmadıysanız hemen giriş ekranındaki “Şifremi unuttum” bağlantısıyla yeni bir şifre belirleyin ve bize yazın.',
    ],
  })

/** Tells a member that the password alone is enough to sign in again. */
export const secondStepOffMail = (shop: MailShop, { email, firstName }: To): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınızda iki adımlı doğrulama kapatıldı`,
    title: 'İki adımlı doğrulama kapatıldı',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Hesabınıza giriş yaparken artık doğrulama kodu sormayacağız. Kurtarma kodlarınız geçersiz oldu.',
    ],
    action: { label: 'Yeniden aç', url: `${shop.siteUrl}/my/sifre-degistir` },
    notes: ['Bu değişikliği siz yapmadıysanız hemen şifrenizi değiştirin ve bize yazın.'],
  })

/** Tells a member that a recovery code was used, and how many are left. */
export const recoveryCodeMail = (shop: MailShop, { email, firstName, left }: To & { readonly left: number }): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınızda bir kurtarma kodu kullanıldı`,
    title: 'Kurtarma kodu kullanıldı',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Kurtarma kodlarınızdan biri az önce kullanıldı; bu kod artık geçersiz.',
      left > 0
        ? `Kalan kurtarma kodu: ${left}. Hesap güvenliği sayfasından yeni kodlar alabilirsiniz.`
        : 'Kurtarma kodunuz kalmadı. Hesap güvenliği sayfasından yeni kodlar alın.',
    ],
    action: { label: 'Hesap güvenliği sayfasına git', url: `${shop.siteUrl}/my/sifre-degistir` },
    notes: ['Kodu siz kullanmadıysanız hemen şifrenizi değiştirin ve bize yazın.'],
  })

/** Tells a member that the recovery codes were replaced. */
export const newRecoveryCodesMail = (shop: MailShop, { email, firstName }: To): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınız için yeni kurtarma kodları oluşturuldu`,
    title: 'Yeni kurtarma kodları',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Hesabınız için yeni kurtarma kodları oluşturuldu. Önceki kodların hiçbiri artık geçerli değil.',
    ],
    action: { label: 'Hesap güvenliği sayfasına git', url: `${shop.siteUrl}/my/sifre-degistir` },
    notes: ['Kodları siz yenilemediyseniz hemen şifrenizi değiştirin ve bize yazın.'],
  })

/** Tells a member that the shop removed the second step, after a request by a person who had lost phone and codes. */
export const secondStepLiftedMail = (shop: MailShop, { email, firstName }: To): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınızda iki adımlı doğrulama kaldırıldı`,
    title: 'İki adımlı doğrulama kaldırıldı',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Telefonunuza ve kurtarma kodlarınıza ulaşamadığınızı bildirdiğiniz için iki adımlı doğrulamayı kaldırdık. Bundan sonra şifrenizle giriş yapabilirsiniz.',
      'Yeni telefonunuzla yeniden açmanızı öneririz.',
    ],
    action: { label: 'Yeniden aç', url: `${shop.siteUrl}/my/sifre-degistir` },
    notes: ['Bunu siz istemediyseniz hemen şifrenizi değiştirin ve bize yazın.'],
  })
