import { lastHandInDay } from '@market/domain'
import { dayText, type ExchangedLine, lineName, noonOf } from '@market/provider'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph } from './mail-parts.ts'
import type { Mail } from './mail.ts'

/** Says when a courier comes with which choice, or until when which branch has it. `link` opens the order. */
export function exchangeMail(
  shop: MailShop,
  { order, line, exchangeFor, returnCode, pickupDay, at }: ExchangedLine,
  link: string,
  now: Date,
): Mail {
  const title = 'Değişim talebiniz'
  const said = [
    at
      ? `${order.number} numaralı siparişinizdeki aşağıdaki ürünün yenisi ${dayText(noonOf(at.from))} gününden itibaren şubede sizi bekler: ${at.name}, ${at.address} (${at.hours}). Elinizdekini getirip ${returnCode} kodunu söyleyin; ücretsiz değiştirilir. Son gün ${dayText(lastHandInDay(now))}; gelmezseniz talep kapanır ve ürün sizde kalır.`
      : `Kurye, ${order.number} numaralı siparişinizdeki aşağıdaki ürünün yenisini ${dayText(noonOf(pickupDay ?? ''))} günü teslimat adresinize getirir ve elinizdekini ücretsiz alır. Kuryeye ${returnCode} kodunu söyleyin.`,
    `${lineName(line.item)}, ${line.left} adet. Yenisi: ${exchangeFor}.`,
    'Para iadesi yapılmaz. Ürün değiştirilene kadar talebinizi sipariş sayfanızdan geri alabilirsiniz.',
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
