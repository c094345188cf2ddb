import { codeMail } from './code-mail.ts'
import { linkMail } from './link-mail.ts'
import type { MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

/** The code that proves a member's new mailbox. It contains no name, since the mailbox may be another person's. */
export const emailCodeMail = (
  shop: MailShop,
  { email, code, minutes }: { readonly email: string; readonly code: string; readonly minutes: number },
): Mail =>
  codeMail(shop, {
    email,
    subject: `${shop.siteTitleShort} doğrulama kodunuz`,
    title: 'Yeni e-posta adresiniz',
    intro: 'Hesabınızın e-posta adresini bu adresle değiştirmek için aşağıdaki kodu girin:',
    code,
    minutes,
    note: 'Değişikliği siz istemediyseniz bu iletiyi dikkate almayın; hiçbir hesap değişmez.',
  })

interface Changed {
  /** The old address. */
  readonly email: string
  readonly firstName: string
  /** The new address. */
  readonly changed: string
}

/** `ayse@ornek.com` as `a***@ornek.com`. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')

/** Tells the old mailbox that the account's address was changed. */
export const emailChangedMail = (shop: MailShop, { email, firstName, changed }: Changed): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınızın e-posta adresi değişti`,
    title: 'E-posta adresiniz değişti',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Hesabınızın e-posta adresi ${masked(changed)} olarak değiştirildi. Bundan sonra iletilerimiz yeni adrese gelir ve girişte o adres kullanılır.`,
    ],
    action: { label: 'Bize yazın', url: `${shop.siteUrl}/sayfa/iletisim.html` },
    notes: ['Değişikliği siz yapmadıysanız hemen bize yazın; hesabınızı birlikte geri alalım.'],
  })
