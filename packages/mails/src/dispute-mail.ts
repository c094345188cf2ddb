import type { ToldReturn } from '@market/commerce'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph, productRows } from './mail-parts.ts'
import type { Mail } from './mail.ts'

interface DisputeWords {
  readonly title: string
  readonly text: string
}

/** Why a return waits or was refused: the seller's reason, or the office's decision. */
export const disputeWords = ({
  number,
  news,
  reason,
}: {
  readonly number: string
  readonly news: 'disputed' | 'refused'
  readonly reason: string
}): DisputeWords =>
  news === 'disputed'
    ? {
        title: 'İadeniz inceleniyor',
        text: `Mağaza, ${number} numaralı siparişinizden iade ettiğiniz ürünlere itiraz etti: ${reason}. İtirazı en geç 3 gün içinde inceleyip size yazacağız.`,
      }
    : {
        title: 'İadeniz kabul edilmedi',
        text: `${number} numaralı siparişinizden iade ettiğiniz ürünler size geri gönderilecek. İnceleme sonucu: ${reason}`,
      }

/** The mail with `disputeWords` and the returned goods. `link` opens the order. */
export function disputeMail(
  shop: MailShop,
  { order, lines: returned, words }: Pick<ToldReturn, 'order' | 'lines'> & { readonly words: DisputeWords },
  link: string,
): Mail {
  const { title, text } = words
  const lines = returned.map(({ item, quantity }) => lineProduct(item, `${quantity} adet`))
  return {
    recipient: order.email,
    subject: `${title}: ${order.number}`,
    html: mailLayout(shop, {
      title,
      preview: text,
      body: [paragraph(text), productRows(shop.siteUrl, lines), button('Siparişimi aç', link)].join('\n'),
    }),
    text: `${[text, lines.map(({ name, amount }) => `- ${name}, ${amount}`).join('\n'), `Siparişiniz: ${link}`].join('\n\n')}\n`,
  }
}
