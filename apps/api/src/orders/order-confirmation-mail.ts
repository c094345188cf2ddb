import { type Address, cartMessages, formatPrice, kurus } from '@market/domain'
import type { ContractDocument } from '../checkout/contract.ts'
import { addressText, fullName } from '../checkout/contract-parts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { mailLayout, type MailShop } from '../mail/mail-layout.ts'
import type { Mail } from '../mail/write-mail.ts'
import type { OrderSnapshot, SnapshotShop } from './order-snapshot.ts'

export interface ConfirmedOrder {
  readonly number: string
  readonly email: string
  readonly created_at: Date
  readonly total: number
  readonly goods_total: number
  readonly ship_total: number
  readonly discount_total: number
  readonly gift_total: number
  readonly snapshot: OrderSnapshot
  readonly documents: readonly ContractDocument[]
  /** False where it is paid at the door. */
  readonly paid: boolean
}

const price = (amount: number) => formatPrice(kurus(amount))

/** Confirms a paid order: lines, totals, address, and the accepted contracts as the durable copy the law asks for. */
export function orderConfirmationMail(shop: MailShop, order: ConfirmedOrder): Mail {
  const { delivery, shops } = order.snapshot
  const totals: readonly (readonly [string, string])[] = [
    ['Ürünlerin toplamı', price(order.goods_total)],
    ...(order.discount_total > 0 ? [['Kazancınız', price(order.discount_total)] as const] : []),
    [cartMessages.cargo, order.ship_total === 0 ? cartMessages.freeCargo : price(order.ship_total)],
    ...(order.gift_total > 0 ? [[cartMessages.giftCode, price(-order.gift_total)] as const] : []),
    [cartMessages.total, price(order.total)],
  ]
  const track = `${shop.siteUrl}/my/siparis-takip`
  const intro = `${order.paid ? 'Ödemeniz alındı ve siparişiniz' : 'Siparişiniz'} mağazalara iletildi.${order.paid ? '' : ` Teslimatta kapıda ${price(order.total)} ödeyeceksiniz.`} Sipariş numaranız ${order.number}.`
  return {
    recipient: order.email,
    subject: `Siparişiniz alındı: ${order.number}`,
    html: mailLayout(shop, {
      title: 'Siparişiniz alındı',
      preview: `Sipariş numaranız ${order.number}`,
      body: `<p>Merhaba ${escapeHtml(delivery.firstName)},</p><p>${escapeHtml(intro)}</p>
${shops.map(shopHtml).join('\n')}
<table width="100%" cellpadding="4">${totals.map(([name, value]) => `<tr><td>${escapeHtml(name)}</td><td align="right"><strong>${escapeHtml(value)}</strong></td></tr>`).join('')}</table>
<h2 style="font-size:17px">Teslimat adresi</h2><p>${addressHtml(delivery)}</p>
<p><a href="${escapeHtml(track)}" style="display:inline-block;background:#0a5655;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none">Siparişimi takip et</a></p>
<p>Onayladığınız Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi ektedir.</p>`,
    }),
    text: [
      `Merhaba ${delivery.firstName},`,
      intro,
      ...shops.map(shopText),
      totals.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `Teslimat adresi: ${fullName(delivery)}, ${addressText(delivery)}, ${delivery.phone}`,
      `Siparişinizi izlemek için: ${track}`,
      'Onayladığınız Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi ektedir.',
    ].join('\n\n'),
    attachments: order.documents.map((document) => attachment(document, order)),
  }
}

const lineText = (item: SnapshotShop['items'][number]) =>
  [
    `${item.brand} ${item.name}`,
    ...item.attributes.map(({ key, value }) => `${key}: ${value}`),
    `${item.quantity} adet`,
  ].join(', ')

const linesOf = (item: SnapshotShop['items'][number]): readonly (readonly [string, string])[] => [
  [lineText(item), price(item.price)],
  ...(item.insurances ?? []).map((insurance) => [insurance.name, price(insurance.price)] as const),
]

const shopHtml = (shop: SnapshotShop) =>
  `<h2 style="font-size:17px">${escapeHtml(shop.shopName)}</h2><table width="100%" cellpadding="4">${shop.items
    .flatMap(linesOf)
    .map(([name, amount]) => `<tr><td>${escapeHtml(name)}</td><td align="right">${amount}</td></tr>`)
    .join('')}</table>`
const shopText = (shop: SnapshotShop) =>
  [shop.shopName, ...shop.items.flatMap(linesOf).map(([name, amount]) => `- ${name}: ${amount}`)].join('\n')

const addressHtml = (address: Address) =>
  [fullName(address), addressText(address), address.phone].map(escapeHtml).join('<br>')

const attachment = ({ id, title, html }: ContractDocument, { number }: ConfirmedOrder) => ({
  filename: `${id}-${number}.pdf`,
  contentType: 'application/pdf',
  content: html,
  pdf: { title, subtitle: `Sipariş numarası: ${number}` },
})
