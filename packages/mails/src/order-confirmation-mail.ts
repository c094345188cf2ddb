import {
  addressLine,
  formatPhone,
  cartMessages,
  formatPrice,
  kurus,
  orderSums,
  orderSumTitles,
  type PaymentMethod,
  paymentTitles,
  shippingChoice,
  unitPrices,
} from '@market/domain'
import { fullName } from '@market/documents'
import { escapeHtml } from '@market/server'
import type { ContractDocument, OrderSnapshot, SnapshotShop } from '@market/provider'
import { mailLayout, type MailShop } from './mail-layout.ts'
import type { Mail } from './mail.ts'

export interface ConfirmedOrder {
  readonly number: string
  readonly email: string
  /** Null for a guest's. */
  readonly user_id: string | null
  readonly created_at: Date
  readonly ship_total: number
  readonly gift_total: number
  readonly snapshot: OrderSnapshot
  readonly documents: readonly ContractDocument[]
  readonly payment: { readonly method: PaymentMethod; readonly amount: number; readonly installment: number }
  /** False where it is paid at the door. */
  readonly paid: boolean
}

const price = (amount: number) => formatPrice(kurus(amount))

/** Confirms a paid order: lines, totals, address, and the accepted contracts as the durable copy the law asks for. `link` opens the order. */
export function orderConfirmationMail(shop: MailShop, order: ConfirmedOrder, link: string): Mail {
  const { invoice, shops } = order.snapshot
  const totals = totalsOf(order)
  const { paid, payment } = order
  const how = [payment.amount === 0 ? cartMessages.giftCode : paymentTitles[payment.method]]
  if (payment.installment > 1) how.push(`${payment.installment} taksit`)
  const intro = `${paid ? 'Ödemeniz alındı ve siparişiniz' : 'Siparişiniz'} mağazalara iletildi.${paid ? '' : ` Teslimatta ${price(payment.amount)} ödeyeceksiniz.`} Sipariş numaranız ${order.number}.`
  const place = placeOf(order.snapshot)
  return {
    recipient: order.email,
    subject: `Siparişiniz alındı: ${order.number}`,
    html: mailLayout(shop, {
      title: 'Siparişiniz alındı',
      preview: `Sipariş numaranız ${order.number}`,
      body: `<p>Merhaba ${escapeHtml(invoice.firstName)},</p><p>${escapeHtml(intro)}</p>
${shops.map(shopHtml).join('\n')}
<table width="100%" cellpadding="4">${totals.map(([name, value]) => `<tr><td>${escapeHtml(name)}</td><td align="right"><strong>${escapeHtml(value)}</strong></td></tr>`).join('')}</table>
<p>Ödeme: ${escapeHtml(how.join(', '))}</p>
<h2 style="font-size:17px">Teslimat</h2><p>${place.map(escapeHtml).join('<br>')}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;background:#0a5655;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none">Siparişimi aç</a></p>
<p>Onayladığınız Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi ektedir.</p>`,
    }),
    text: [
      `Merhaba ${invoice.firstName},`,
      intro,
      ...shops.map(shopText),
      totals.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `Ödeme: ${how.join(', ')}`,
      `Teslimat: ${place.join(', ')}`,
      `Siparişiniz: ${link}`,
      'Onayladığınız Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi ektedir.',
    ].join('\n\n'),
    attachments: order.documents.map((document) => attachment(document, order)),
  }
}

const totalsOf = ({ snapshot, payment, ...order }: ConfirmedOrder): readonly (readonly [string, string])[] => {
  const lines = snapshot.shops.flatMap((shop) =>
    shop.items.map(({ price: line, insurances }) => ({ price: line, insurances })),
  )
  const rows = orderSums({
    lines,
    cargo: kurus(order.ship_total),
    giftCode: kurus(order.gift_total),
    charged: kurus(payment.amount),
  })
  return [
    ...rows.map(({ key, amount }): readonly [string, string] => [
      orderSumTitles[key],
      key === 'cargo' && amount === 0 ? cartMessages.freeCargo : price(amount),
    ]),
    [cartMessages.total, price(payment.amount)],
  ]
}

/** Who takes it and where: a branch and a locker by their name before their address. */
const placeOf = ({ delivery, shipping }: OrderSnapshot): readonly string[] => [
  ...(shipping.option !== 'address' ? [shippingChoice(shipping.option).title] : []),
  `Teslim alacak kişi: ${fullName(delivery)}`,
  addressLine(delivery),
  formatPhone(delivery.phone),
]

const lineText = (item: SnapshotShop['items'][number]) =>
  [
    `${item.brand} ${item.name}`,
    ...item.attributes.map(({ key, value }) => `${key}: ${value}`),
    unitPrices(item)
      .map((part) => `${part.units} adet × ${formatPrice(part.price)}`)
      .join(' + '),
  ].join(', ')

const linesOf = (item: SnapshotShop['items'][number]): readonly (readonly [string, string])[] => [
  [lineText(item), price(item.price)],
  ...item.insurances.map((insurance) => [insurance.name, price(insurance.price)] as const),
]

const shopHtml = (shop: SnapshotShop) =>
  `<h2 style="font-size:17px">${escapeHtml(shop.shopName)}</h2><table width="100%" cellpadding="4">${shop.items
    .flatMap(linesOf)
    .map(([name, amount]) => `<tr><td>${escapeHtml(name)}</td><td align="right">${amount}</td></tr>`)
    .join('')}</table>`
const shopText = (shop: SnapshotShop) =>
  [shop.shopName, ...shop.items.flatMap(linesOf).map(([name, amount]) => `- ${name}: ${amount}`)].join('\n')

const attachment = ({ id, title, html }: ContractDocument, { number }: ConfirmedOrder) => ({
  filename: `${id}-${number}.pdf`,
  contentType: 'application/pdf',
  content: html,
  pdf: { title, subtitle: `Sipariş numarası: ${number}` },
})
