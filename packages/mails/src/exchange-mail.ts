import { dayText, type ExchangedLine, lineName, noonOf } from '@market/provider'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph } from './mail-parts.ts'
import type { Mail } from './mail.ts'

/** Says when a courier comes with which choice, and what is taken along. `link` opens the order. */
export function exchangeMail(
  shop: MailShop,
  { order, line, exchangeFor, returnCode, pickupDay }: ExchangedLine,
  link: string,
): Mail {
  const title = 'Değişim talebiniz'
  const said = [
    `Kurye, ${order.number} numaralı siparişinizdeki aşağıdaki ürünün yenisini ${dayText(noonOf(pickupDay))} günü teslimat adresinize getirir ve elinizdekini ücretsiz alır. Kuryeye ${returnCode} kodunu söyleyin.`,
    `${lineName(line.item)}, ${line.left} adet. Yenisi: ${exchangeFor}.`,
    'Para iadesi yapılmaz. Kurye gelene kadar talebinizi sipariş sayfanızdan geri alabilirsiniz.',
  ]
  return {
    recipient: order.email,
    subject: `${title}: ${order.number}`,
    html: mailLayout(shop, {
      title,
      preview: said[0] ?? '',
      body: [...said.map((text) => paragraph(text)), button('Siparişimi aç', link)].join('\n'),
    }),
    text: `${[...said, `Siparişiniz: ${link}`].join('\n\n')}\n`,
  }
}
