import { linkMail } from './link-mail.ts'
import type { Mail } from './mail.ts'
import type { MailShop } from './mail-layout.ts'

/** Tells a member that codes by SMS can now sign in. */
export const phoneProvenMail = (
  shop: MailShop,
  { email, firstName }: { readonly email: string; readonly firstName: string },
): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınızda cep telefonunuz doğrulandı`,
    title: 'Cep telefonunuz doğrulandı',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Hesabınızdaki cep telefonu numarası doğrulandı. Bundan sonra bu numaraya gelen kodla da giriş yapabilirsiniz.',
    ],
    action: { label: 'Bilgilerimi gör', url: `${shop.siteUrl}/my/bilgi` },
    notes: ['Numarayı siz doğrulamadıysanız hemen şifrenizi değiştirin ve bize yazın.'],
  })
