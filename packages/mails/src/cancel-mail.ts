import { formatPrice } from '@market/domain/money'
import { lastHandInDay } from '@market/domain/orders'
import {
  cancellableOrder,
  type CancelledOrder,
  type CancelPlan,
  moneyBack,
  requestDays,
  planRefundTo,
  unsuppliedReasonId,
} from '@market/commerce'
import { dayText, noonOf } from '@market/domain/kernel'
import { lineProduct } from './line-product.ts'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { button, paragraph, productRows } from './mail-parts.ts'
import type { Mail } from './mail.ts'

const giftSentence = ({ gift, giftBack }: CancelPlan): readonly string[] => {
  if (giftBack > 0) return [`Hediye kodunuza ${formatPrice(giftBack)} geri yüklenir.`]
  return gift > 0 ? ['Tek kullanımlık hediye kodunuz, siparişin tamamı iptal ya da iade edilince geri yüklenir.'] : []
}

/** The refunded amount and where it goes. The gift code's part is a separate sentence. */
const moneySentence = ({ order, plan }: CancelledOrder, now: Date): readonly string[] => {
  const back = moneyBack({ method: plan.payment.method, kind: plan.kind }, plan.total)
  const words = planRefundTo(cancellableOrder(order, now), plan)
  if (back > 0) return [`${formatPrice(back)}: ${words}`]
  return plan.gift > 0 && plan.payment.collected ? [] : [words]
}

/** The days until which the money is sent and is shown by the bank. */
function daySentences({ plan, pickupDay }: CancelledOrder, now: Date): readonly string[] {
  const back = moneyBack({ ...plan.payment, kind: plan.kind }, plan.total)
  if (plan.kind === 'cancel' || back === 0) return []
  const facts = { kind: plan.kind, askedAt: now, pickupDay, handedInAt: null, arrivedAt: null, settledAt: null }
  const { settled, booked } = requestDays(facts, plan.payment, now)
  if (settled === null) return []
  const sent = `Ürünler gelip incelenince tutarı en geç ${dayText(noonOf(settled))} günü göndeririz`
  return [booked === null ? `${sent}.` : `${sent}; bankanız en geç ${dayText(noonOf(booked))} günü yansıtır.`]
}

const unsuppliedSentence = (number: string): string =>
  `${number} numaralı siparişinizdeki aşağıdaki ürünler mağaza tarafından tedarik edilemedi ve iptal edildi.`

/** The notification of a member about units that a seller could not supply. */
export const unsuppliedWords = (number: string): { readonly title: string; readonly text: string } => ({
  title: 'Tedarik edilemeyen ürünler',
  text: `${unsuppliedSentence(number)} Ödediğiniz tutar iade edilir.`,
})

/** Confirms a cancellation, or explains how and until when to return the goods. `link` opens the order. */
export function cancelMail(shop: MailShop, cancelled: CancelledOrder, link: string, now: Date): Mail {
  const { order, plan, returnCode, pickupDay } = cancelled
  const unsupplied = plan.lines.every(({ wanted }) => wanted.reasonId === unsuppliedReasonId)
  const title = unsupplied
    ? 'Tedarik edilemeyen ürünler'
    : returnCode === null
      ? 'Siparişinizde iptal edilen ürünler'
      : 'İade talebiniz'
  const lines = plan.lines.map(({ line, wanted }) => lineProduct(line.item, `${wanted.quantity} adet`))
  const said = [
    unsupplied
      ? unsuppliedSentence(order.number)
      : returnCode === null
        ? `${order.number} numaralı siparişinizdeki aşağıdaki ürünler iptal edildi.`
        : pickupDay !== null
          ? `Kurye, ${order.number} numaralı siparişinizdeki aşağıdaki ürünleri ${dayText(noonOf(pickupDay))} günü teslimat adresinizden ücretsiz alır. Paketin üzerine ${returnCode} iade kodunu yazın.`
          : `${order.number} numaralı siparişinizdeki aşağıdaki ürünleri en geç ${dayText(lastHandInDay(now))} günü ${returnCode} iade koduyla herhangi bir şubeden ücretsiz gönderebilirsiniz.`,
    ...(returnCode !== null && lines.length > 1
      ? ['Bu talepteki tüm ürünleri, farklı mağazalardan olsalar da, tek pakete koyun.']
      : []),
    ...moneySentence(cancelled, now),
    ...plan.later,
    ...daySentences(cancelled, now),
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
