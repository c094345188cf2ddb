import { lastHandInDay } from '@market/domain/orders'
import type { ExchangedLine } from '@market/commerce'
import { dayText, noonOf } from '@market/domain/kernel'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph, productRows } from './mail-parts.ts'
import type { Mail } from './mail.ts'

/** Says on which day a courier brings the new variant, or until when a branch has it. `link` opens the order. */
export function exchangeMail(
  shop: MailShop,
  { order, line, exchangeFor, returnCode, pickupDay, at }: ExchangedLine,
  link: string,
  now: Date,
): Mail {
  const title = 'Değişim talebiniz'
  const [how, care] = [
    at
      ? `${order.number} numaralı siparişinizdeki aşağıdaki ürünün yenisi ${dayText(noonOf(at.from))} gününden itibaren şubede sizi bekler: ${at.name}, ${at.address} (${at.hours}). Elinizdekini getirip ${returnCode} kodunu söyleyin; ücretsiz değiştirilir. Son gün ${dayText(lastHandInDay(now))}; gelmezseniz talep kapanır ve ürün sizde kalır.`
      : `Kurye, ${order.number} numaralı siparişinizdeki aşağıdaki ürünün yenisini ${dayText(noonOf(pickupDay ?? ''))} günü teslimat adresinize getirir ve elinizdekini ücretsiz alır. Kuryeye ${returnCode} kodunu söyleyin.`,
    'Para iadesi yapılmaz. Ürün değiştirilene kadar talebinizi sipariş sayfanızdan geri alabilirsiniz.',
  ]
  const goods = lineProduct(line.item, `${line.left} adet`, `Yenisi: ${exchangeFor}`)
  return {
    recipient: order.email,
    subject: `${title}: ${order.number}`,
    html: mailLayout(shop, {
      title,
      preview: how,
      body: [paragraph(how), productRows(shop.siteUrl, [goods]), paragraph(care), button('Siparişimi aç', link)].join(
        '\n',
      ),
    }),
    text: `${[how, `${goods.name}, ${goods.amount}. ${goods.detail}.`, care, `Siparişiniz: ${link}`].join('\n\n')}\n`,
  }
}
