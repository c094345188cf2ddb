import { formatPrice, kurus } from '@market/domain/money'
import { refundedTexts, refundPartTexts, refundPlace, refundTexts } from '@market/domain/orders'
import { moneyBack, requestDays, type ToldReturn } from '@market/commerce'
import { dayText, noonOf } from '@market/domain/kernel'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph, productRows } from './mail-parts.ts'
import type { Mail } from './mail.ts'

const titles = {
  return: { arrived: 'İadeniz bize ulaştı', paid: 'İade tutarınız ödendi' },
  cancel: { arrived: 'Paketiniz mağazaya döndü', paid: 'İade tutarınız ödendi' },
}
const happened = {
  return: {
    arrived: (order: string) => `${order} numaralı siparişinizden iade ettiğiniz ürünler bize ulaştı.`,
    paid: (order: string) => `${order} numaralı siparişinizden iade ettiğiniz ürünlerin tutarını ödedik.`,
  },
  cancel: {
    arrived: (order: string) => `${order} numaralı siparişinizin teslim alınmayan paketi mağazaya döndü.`,
    paid: (order: string) => `${order} numaralı siparişinizin teslim alınmayan paketinin tutarını ödedik.`,
  },
}

/**
 * A sentence about returned goods that arrived, or money that was refunded, with amount and method; also used for the
 * notification.
 */
export function returnWords(
  { news, kind, order, payment, refund: worth, cargoRefund, giftReturned, later }: ToldReturn,
  now: Date,
): { readonly title: string; readonly text: string } {
  const refund = moneyBack({ method: payment.method, kind }, worth)
  const code = giftReturned > 0 ? [`Hediye kodunuza ${formatPrice(giftReturned)} geri yüklendi.`] : []
  const place = refundPlace({
    method: payment.method,
    collected: true,
    charged: kurus(payment.charged),
    gift: kurus(payment.gift),
  })
  const asked = { kind: 'return', askedAt: now, pickupDay: null, handedInAt: now, arrivedAt: now } as const
  const { settled, booked } = requestDays({ ...asked, settledAt: news === 'paid' ? now : null }, payment, now)
  const days = [
    ...(settled === null ? [] : [`En geç ${dayText(noonOf(settled))} günü gönderilir.`]),
    ...(booked === null ? [] : [`Bankanız en geç ${dayText(noonOf(booked))} günü yansıtır.`]),
  ]
  const cargo = cargoRefund > 0 ? [refundPartTexts.cargo(formatPrice(cargoRefund))] : []
  const money =
    refund > 0
      ? [
          `${formatPrice(refund)}: ${[(news === 'paid' ? refundedTexts : refundTexts)[place], ...cargo, ...days].join(' ')}`,
        ]
      : worth > 0
        ? [refundedTexts.nothing]
        : []
  return {
    title: titles[kind][news],
    text: [happened[kind][news](order.number), ...money, ...later, ...(news === 'paid' ? [] : code)].join(' '),
  }
}

/** The mail with `returnWords` and the returned goods. `link` opens the order. */
export function returnMail(shop: MailShop, told: ToldReturn, link: string, now: Date): Mail {
  const { title, text } = returnWords(told, now)
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
