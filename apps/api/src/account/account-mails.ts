import { linkMail } from '../mail/link-mail.ts'
import type { MailShop } from '../mail/mail-layout.ts'
import type { Mail } from '../mail/write-mail.ts'

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
      `${shop.siteTitleShort} üyeliğiniz için son bir adım kaldı: aşağıdaki bağlantıya tıklayarak e-posta adresinizi onaylayın. Bağlantı 24 saat geçerlidir.`,
    ],
    action: { label: 'Üyeliğimi etkinleştir', url: `${shop.siteUrl}/my/tr/activation-link/${token}` },
    notes: [
      `Aktivasyon kodunuz: ${token}`,
      'Bu üyeliği siz başlatmadıysanız bağlantıya tıklamayın; adresinizle bir hesap açılmaz.',
    ],
  })
}

/** For whoever signs up with an address that has an account: the form says nothing of it, the mailbox does. */
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

export function passwordChangedMail(shop: MailShop, { email, firstName }: To): Mail {
  return linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} şifreniz değişti`,
    title: 'Şifreniz değişti',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Hesabınızın şifresi az önce değiştirildi ve diğer cihazlardaki oturumlarınız kapatıldı.',
    ],
    notes: [
      'Bu değişikliği siz yapmadıysanız hemen giriş ekranındaki “Şifremi unuttum” bağlantısıyla yeni bir şifre belirleyin ve bize yazın.',
    ],
  })
}
