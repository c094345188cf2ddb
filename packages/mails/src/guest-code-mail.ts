import { escapeHtml } from '@market/server'
import { mailLayout, type MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

/** The code that verifies a guest's e-mail address. */
export function guestCodeMail(
  shop: MailShop,
  { email, code, minutes }: { readonly email: string; readonly code: string; readonly minutes: number },
): Mail {
  const intro = 'Üye olmadan alışverişe devam etmek için bu kodu girin:'
  const validity = `Kod ${minutes} dakika geçerlidir. Kodu kimseyle paylaşmayın. Bu işlemi siz başlatmadıysanız bu iletiyi dikkate almayın.`
  return {
    recipient: email,
    subject: `${shop.siteTitleShort} doğrulama kodunuz`,
    html: mailLayout(shop, {
      title: 'Doğrulama kodunuz',
      preview: `Kodunuz ${minutes} dakika geçerlidir.`,
      body: `<p>${intro}</p>
<p style="font-size:32px;letter-spacing:8px;font-weight:bold;margin:16px 0">${escapeHtml(code)}</p>
<p>${validity}</p>`,
    }),
    text: `${intro}\n\n${code}\n\n${validity}\n`,
  }
}
