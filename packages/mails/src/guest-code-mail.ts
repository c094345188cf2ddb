import { codeMail } from './code-mail.ts'
import type { Mail } from './mail.ts'
import type { MailShop } from './mail-layout.ts'

/** The code that verifies a guest's e-mail address. */
export const guestCodeMail = (
  shop: MailShop,
  { email, code, minutes }: { readonly email: string; readonly code: string; readonly minutes: number },
): Mail =>
  codeMail(shop, {
    email,
    subject: `${shop.siteTitleShort} doğrulama kodunuz`,
    title: 'Doğrulama kodunuz',
    intro: 'Üye olmadan alışverişe devam etmek için bu kodu girin:',
    code,
    minutes,
    note: 'Kodu kimseyle paylaşmayın. Bu işlemi siz başlatmadıysanız bu iletiyi dikkate almayın.',
  })
