import { linkMail } from './link-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

interface To {
  readonly email: string
  readonly firstName: string
}

export function activationMail(shop: MailShop, { email, firstName, token }: To & { readonly token: string }): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} üyeliğinizi etkinleştirin`,
    title: 'Üyeliğinizi etkinleştirin',
    paragraphs: [
      `Merhaba ${firstName},`,
      `${shop.siteTitleShort} üyeliğiniz için son bir adım kaldı: aşağıdaki bağlantıya tıklayarak e-posta adresinizi doğrulayın. Bağlantı 24 saat geçerlidir.`,
    ],
    action: { label: 'Üyeliğimi etkinleştir', url: `${shop.siteUrl}/my/tr/activation-link/${token}` },
    notes: [
      `Aktivasyon kodunuz: ${token}`,
      'Bu üyeliği siz başlatmadıysanız bağlantıya tıklamayın; adresinizle bir hesap açılmaz.',
    ],
  })
}

/** Sent when a sign-up uses the address of an existing account. Only the mail says so; the form does not reveal it. */
export function alreadyMemberMail(shop: MailShop, { email, firstName }: To): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} üyeliğiniz zaten var`,
    title: 'Zaten üyesiniz',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Bu e-posta adresiyle yeni bir üyelik açılmak istendi. Adresinizle kayıtlı bir hesabınız var; giriş yapmanız yeterli.',
      'Şifrenizi hatırlamıyorsanız giriş ekranındaki “Şifremi unuttum” bağlantısıyla yenisini belirleyebilirsiniz.',
    ],
    action: { label: 'Giriş yap', url: `${shop.siteUrl}/giris-yap` },
    notes: ['Bu işlemi siz yapmadıysanız bir şey yapmanız gerekmez; hesabınızda hiçbir şey değişmedi.'],
  })
}

export function resetMail(shop: MailShop, { email, firstName, token }: To & { readonly token: string }): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} şifre yenileme bağlantınız`,
    title: 'Yeni şifrenizi belirleyin',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Şifrenizi yenilemek için aşağıdaki bağlantıya tıklayın. Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir.',
    ],
    action: { label: 'Yeni şifre belirle', url: `${shop.siteUrl}/my/tr/sifremi-degistir/${token}` },
    notes: ['Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın; şifreniz değişmez.'],
  })
}

/** Names what else signs in to the account, since a stranger may have added it before the password was changed. */
export function passwordChangedMail(
  shop: MailShop,
  { email, firstName, otherWays }: To & { readonly otherWays: readonly string[] },
): Mail {
  const others = otherWays.length > 0
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} şifreniz değişti`,
    title: 'Şifreniz değişti',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Hesabınızın şifresi az önce değiştirildi ve diğer cihazlardaki oturumlarınız kapatıldı.',
      ...(others
        ? [
            `Hesabınıza şifre dışında şunlarla da giriş yapılabilir: ${otherWays.join('; ')}. Tanımadığınız varsa hemen kaldırın.`,
          ]
        : []),
    ],
    ...(others && { action: { label: 'Hesap güvenliği sayfasına git', url: `${shop.siteUrl}/my/sifre-degistir` } }),
    notes: [
      'Bu değişikliği siz yapmadıysanız hemen giriş ekranındaki “Şifremi unuttum” bağlantısıyla yeni bir şifre belirleyin ve bize yazın.',
    ],
  })
}

/**
 * Sent if several people signed up with the address: a link would activate the account with one of several passwords.
 */
export function severalSignUpsMail(shop: MailShop, { email }: Pick<To, 'email'>): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} üyeliğinizi etkinleştirin`,
    title: 'Yeni bağlantı için giriş yapın',
    paragraphs: [
      'Merhaba,',
      'Bu e-posta adresiyle birden fazla üyelik başvurusu yapıldı. Yeni aktivasyon bağlantısı için kendi belirlediğiniz şifreyle giriş yapın ve bağlantıyı oradan isteyin.',
    ],
    action: { label: 'Giriş yap', url: `${shop.siteUrl}/giris-yap` },
    notes: ['Başvuruyu siz yapmadıysanız bir şey yapmanız gerekmez; adresinizle bir hesap açılmaz.'],
  })
}

/** The code that confirms the deletion of an account without a password. */
export function deletionCodeMail(
  shop: MailShop,
  { email, firstName, code, minutes }: To & { readonly code: string; readonly minutes: number },
): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesap silme kodunuz`,
    title: 'Hesap silme kodunuz',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Hesabınızı silmek için kodunuz: ${code}`,
      `Kod ${minutes} dakika geçerlidir. Silinen hesap geri getirilemez.`,
    ],
    notes: ['Bu isteği siz yapmadıysanız kodu kimseyle paylaşmayın ve hesabınızın şifresini yenileyin.'],
  })
}

/** The code that confirms the export of an account without a password. */
export function exportCodeMail(
  shop: MailShop,
  { email, firstName, code, minutes }: To & { readonly code: string; readonly minutes: number },
): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} veri indirme kodunuz`,
    title: 'Veri indirme kodunuz',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Kişisel verilerinizi indirmek için kodunuz: ${code}`,
      `Kod ${minutes} dakika geçerlidir.`,
    ],
    notes: [
      'Bu isteği siz yapmadıysanız kodu kimseyle paylaşmayın ve hesap güvenliği sayfasından diğer oturumları kapatın.',
    ],
  })
}

/** The last mail of an account. It has no name, because the member's data is already deleted. */
export function farewellMail(shop: MailShop, email: string): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınız silindi`,
    title: 'Hesabınız silindi',
    paragraphs: [
      'Merhaba,',
      'İsteğiniz üzerine hesabınızı ve kişisel bilgilerinizi sildik. Siparişlerinize ait kayıtlar yasal süre boyunca saklanır.',
      'Süren siparişlerinizi ve iadelerinizi Sipariş Takip sayfasından, sipariş numarası ve bu e-posta adresiyle izlersiniz.',
      'Bizimle alışveriş yaptığınız için teşekkür ederiz. Dilediğiniz zaman yeniden üye olabilirsiniz.',
    ],
    action: { label: 'Sipariş Takip', url: `${shop.siteUrl}/my/siparis-takip` },
  })
}
