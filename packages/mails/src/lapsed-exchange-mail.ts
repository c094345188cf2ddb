import type { LapsedExchange } from '@market/commerce'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph, productRows } from './mail-parts.ts'
import type { Mail } from './mail.ts'

/** Tells the shopper that an exchange ended unused, and what can still be done. `link` opens the order. */
export function lapsedExchangeMail(
  shop: MailShop,
  { order, item, place, returnable }: LapsedExchange,
  link: string,
): Mail {
  const title = 'Değişim talebinizin süresi doldu'
  const how = `${order.number} numaralı siparişinizdeki aşağıdaki ürünün değişimi için son gün geçtiğinden talebiniz kapandı. Ürün sizde kalır; sizin için ayrılan yenisi yeniden satışa çıktı (${place}).`
  const still = returnable ? ['İade süreniz sürüyor: sipariş sayfanızdan yeni bir talep verebilirsiniz.'] : []
  const goods = lineProduct(item, '')
  return {
    recipient: order.email,
    subject: `${title}: ${order.number}`,
    html: mailLayout(shop, {
      title,
      preview: how,
      body: [
        paragraph(how),
        productRows(shop.siteUrl, [goods]),
        ...still.map((text) => paragraph(text)),
        button('Siparişimi aç', link),
      ].join('\n'),
    }),
    text: `${[how, `${goods.name}.`, ...still, `Siparişiniz: ${link}`].join('\n\n')}\n`,
  }
}
