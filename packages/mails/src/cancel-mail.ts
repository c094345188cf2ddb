import { formatPrice } from '@market/domain'
import { type CancelledOrder, type CancelPlan, dayText, moneyBack, noonOf, requestRefundTo } from '@market/provider'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph, productRows } from './mail-parts.ts'
import type { Mail } from './mail.ts'

const giftSentence = ({ gift, giftBack }: CancelPlan): readonly string[] => {
  if (giftBack > 0) return [`Hediye kodunuza ${formatPrice(giftBack)} geri yüklenir.`]
  return gift > 0 ? ['Tek kullanımlık hediye kodunuz, siparişin tamamı iptal ya da iade edilince geri yüklenir.'] : []
}

/** The amount refunded and to where. The gift code's part has a sentence of its own. */
const moneySentence = ({ payment, kind, total, gift }: CancelPlan): readonly string[] => {
  const paid = { ...payment, kind }
  const back = moneyBack(paid, total)
  if (back > 0) return [`${formatPrice(back)}: ${requestRefundTo(paid)}`]
  return gift > 0 ? [] : [requestRefundTo(paid)]
}

/** Confirms what is cancelled, or says how to send it back. `link` opens the order. */
export function cancelMail(shop: MailShop, { order, plan, returnCode, pickupDay }: CancelledOrder, link: string): Mail {
  const title = returnCode === null ? 'Siparişinizde iptal edilen ürünler' : 'İade talebiniz'
  const lines = plan.lines.map(({ line, wanted }) => lineProduct(line.item, `${wanted.quantity} adet`))
  const said = [
    returnCode === null
      ? `${order.number} numaralı siparişinizdeki aşağıdaki ürünler iptal edildi.`
      : pickupDay !== null
        ? `Kurye, ${order.number} numaralı siparişinizdeki aşağıdaki ürünleri ${dayText(noonOf(pickupDay))} günü teslimat adresinizden ücretsiz alır. Paketin üzerine ${returnCode} iade kodunu yazın.`
        : `${order.number} numaralı siparişinizdeki aşağıdaki ürünleri 10 gün içinde ${returnCode} iade koduyla herhangi bir şubeden ücretsiz gönderebilirsiniz.`,
    ...moneySentence(plan),
    ...giftSentence(plan),
  ]
  return {
    recipient: order.email,
    subject: `${title}: ${order.number}`,
    html: mailLayout(shop, {
      title,
      preview: said[0] ?? '',
      body: [
        ...said.map((text) => paragraph(text)),
        productRows(shop.siteUrl, lines),
        button('Siparişimi aç', link),
      ].join('\n'),
    }),
    text: `${[...said, lines.map(({ name, amount }) => `- ${name}, ${amount}`).join('\n'), `Siparişiniz: ${link}`].join('\n\n')}\n`,
  }
}
