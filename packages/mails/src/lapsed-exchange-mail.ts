import { type LapsedExchange, lineName } from '@market/provider'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph } from './mail-parts.ts'
import type { Mail } from './mail.ts'

/** Says that nobody came to exchange, and what is left to do. `link` opens the order. */
export function lapsedExchangeMail(
  shop: MailShop,
  { order, item, place, returnable }: LapsedExchange,
  link: string,
): Mail {
  const title = 'Değişim talebinizin süresi doldu'
  const said = [
    `${order.number} numaralı siparişinizdeki aşağıdaki ürünün değişimi için son gün geçtiğinden talebiniz kapandı. Ürün sizde kalır; sizin için ayrılan yenisi yeniden satışa çıktı (${place}).`,
    `${lineName(item)}.`,
    ...(returnable ? ['İade süreniz sürüyor: sipariş sayfanızdan yeni bir talep verebilirsiniz.'] : []),
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
