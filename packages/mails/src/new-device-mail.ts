import { decline } from '@market/domain/text'
import { dayText, timeText } from '@market/domain/kernel'
import { linkMail } from './link-mail.ts'
import type { Mail } from './mail.ts'
import type { MailShop } from './mail-layout.ts'

/** Tells a member about a sign-in from a new browser. */
export const newDeviceMail = (
  shop: MailShop,
  { email, firstName, at }: { readonly email: string; readonly firstName: string; readonly at: Date },
): Mail =>
  linkMail(shop, {
    email,
    subject: `${shop.siteTitleShort} hesabınıza yeni bir cihazdan giriş yapıldı`,
    title: 'Yeni cihazdan giriş',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Hesabınıza ${dayText(at)} günü saat ${decline(timeText(at), 'locative')} yeni bir cihazdan veya tarayıcıdan giriş yapıldı.`,
      'Giriş yapan sizseniz bir şey yapmanız gerekmez.',
    ],
    action: { label: 'Şifremi değiştir', url: `${shop.siteUrl}/my/sifre-degistir` },
    notes: ['Giriş yapan siz değilseniz şifrenizi hemen değiştirin; diğer cihazlardaki oturumlarınız kapanır.'],
  })
