import { formatPrice, kurus, refundPlace, type RefundPlace, refundTexts } from '@market/domain'
import type { ToldReturn } from '@market/provider'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph, productRows } from './mail-parts.ts'
import type { Mail } from './mail.ts'

const bankTakesTime = 'Bankanızın hesabınıza yansıtması birkaç gün sürebilir.'
/** The way of the money, once it went. */
const paid: Readonly<Record<RefundPlace, string>> = {
  card: `Ödemede kullandığınız karta iade edildi. ${bankTakesTime}`,
  'payer-card': `Ödeme linkinde kullanılan karta iade edildi. ${bankTakesTime}`,
  account: `Parayı gönderdiğiniz banka hesabına iade edildi. ${bankTakesTime}`,
  branch: 'Adınıza hazır; kimliğinizle herhangi bir şubeden alabilirsiniz.',
  wallet: `Ödemede kullandığınız dijital cüzdana iade edildi. ${bankTakesTime}`,
  'gift-code': 'Hediye kodunuza geri yüklendi.',
  nothing: 'Sizden ödeme alınmadığından iade edilecek bir tutar yok.',
}
const titles = { arrived: 'İadeniz bize ulaştı', paid: 'İade tutarınız ödendi' }

/** A return has come, or its money went back, in a sentence with sum and way; a notification says the same. */
export function returnWords({ news, order, payment, refund, giftReturned }: ToldReturn): {
  readonly title: string
  readonly text: string
} {
  // What comes back was paid: cash at the door as well.
  const place = refundPlace({ method: payment.method, collected: true, charged: kurus(payment.charged) })
  const money = refund > 0 ? [`${formatPrice(refund)}: ${(news === 'paid' ? paid : refundTexts)[place]}`] : []
  return {
    title: titles[news],
    text: (news === 'paid'
      ? [`${order.number} numaralı siparişinizden iade ettiğiniz ürünlerin tutarını ödedik.`, ...money]
      : [
          `${order.number} numaralı siparişinizden iade ettiğiniz ürünler bize ulaştı.`,
          ...money,
          ...(giftReturned > 0 ? [`Hediye kodunuza ${formatPrice(giftReturned)} geri yüklendi.`] : []),
        ]
    ).join(' '),
  }
}

/** The same by mail, with what came back. `link` opens the order. */
export function returnMail(shop: MailShop, told: ToldReturn, link: string): Mail {
  const { title, text } = returnWords(told)
  const lines = told.lines.map(({ item, quantity }) => lineProduct(item, `${quantity} adet`))
  return {
    recipient: told.order.email,
    subject: `${title}: ${told.order.number}`,
    html: mailLayout(shop, {
      title,
      preview: text,
      body: [paragraph(text), productRows(shop.siteUrl, lines), button('Siparişimi aç', link)].join('\n'),
    }),
    text: `${[text, lines.map(({ name, amount }) => `- ${name}, ${amount}`).join('\n'), `Siparişiniz: ${link}`].join('\n\n')}\n`,
  }
}
