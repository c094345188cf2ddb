import { dayText, timeText } from '../kernel/turkish-date.ts'

interface Site {
  readonly siteTitleShort: string
  readonly siteUrl: string
}

/** What a member is told by mail when a browser that did not know the account has signed in to it. */
export const newDeviceWords = ({ siteTitleShort, siteUrl }: Site, firstName: string, at: Date) => ({
  subject: `${siteTitleShort} hesabınıza yeni bir cihazdan giriş yapıldı`,
  title: 'Yeni cihazdan giriş',
  paragraphs: [
    `Merhaba ${firstName},`,
    `Hesabınıza ${dayText(at)} günü saat ${timeText(at)} itibarıyla yeni bir cihazdan veya tarayıcıdan giriş yapıldı.`,
    'Giriş yapan sizseniz bir şey yapmanız gerekmez.',
  ],
  action: { label: 'Şifremi değiştir', url: `${siteUrl}/my/sifre-degistir` },
  notes: ['Giriş yapan siz değilseniz şifrenizi hemen değiştirin; diğer cihazlardaki oturumlarınız kapanır.'],
})
