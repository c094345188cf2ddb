import { codeMail } from './code-mail.ts'
import type { Mail } from './mail.ts'
import type { MailShop } from './mail-layout.ts'

/** The code that signs a member in without a password. */
export const signInCodeMail = (
  shop: MailShop,
  {
    email,
    firstName,
    code,
    minutes,
  }: { readonly email: string; readonly firstName: string; readonly code: string; readonly minutes: number },
): Mail =>
  codeMail(shop, {
    email,
    subject: `${shop.siteTitleShort} giriş kodunuz`,
    title: 'Giriş kodunuz',
    intro: `Merhaba ${firstName}, hesabınıza şifresiz giriş yapmak için bu kodu girin:`,
    code,
    minutes,
    note: 'Kodu kimseyle paylaşmayın; kodu sizden hiçbir zaman istemeyiz. Giriş yapmak isteyen siz değilseniz bu iletiyi dikkate almayın.',
  })
