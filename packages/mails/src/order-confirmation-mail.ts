import { formatPrice, kurus } from '@market/domain/money'
import { formatPhone } from '@market/domain/validation'
import { addressLine, shippingChoice } from '@market/domain/account'
import { cartMessages, type GiftChoice } from '@market/domain/cart'
import { orderSums, orderSumTitles, unitPrices } from '@market/domain/orders'
import { fullName, paymentWords, placedCopy, type PlacedPayment } from '@market/documents'
import { escapeHtml } from '@market/server'
import type { ContractDocument, OrderSnapshot, SnapshotItem, SnapshotShop } from '@market/commerce'
import { daysText, noonOf, weekdayText } from '@market/domain/kernel'
import { mailLayout, type MailShop } from './mail-layout.ts'
import {
  button,
  factRows,
  heading,
  type MailProduct,
  type MailStep,
  paragraph,
  productRows,
  stepRow,
  stepText,
} from './mail-parts.ts'
import { paint } from './mail-styles.ts'
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
  /** Without the interest of instalments. */
  readonly total: number
  readonly payment: PlacedPayment
  /** False for payment at the door. */
  readonly paid: boolean
}

const price = (amount: number) => formatPrice(kurus(amount))

/** Confirms a paid order: lines, totals, address, and the accepted contracts as the durable copy the law asks for. `link` opens the order. */
export function orderConfirmationMail(shop: MailShop, order: ConfirmedOrder, link: string): Mail {
  const { invoice, shops } = order.snapshot
  const totals = totalsOf(order)
  const { paid, payment } = order
  const facts: readonly (readonly [string, string])[] = [
    ['Ödeme', paymentWords(payment, { byGiftCode: order.gift_total > 0 })],
    ['Fatura', invoice.companyName || fullName(invoice)],
  ]
  const intro = `${paid ? 'Ödemeniz alındı ve siparişiniz' : 'Siparişiniz'} mağazalara iletildi.${paid ? '' : ` Teslimatta ${price(payment.amount)} ödeyeceksiniz.`} Sipariş numaranız ${order.number}.`
  const place = placeOf(order.snapshot)
  const firstSteps = firstStepsOf(order.snapshot)
  return {
    recipient: order.email,
    subject: `Siparişiniz alındı: ${order.number}`,
    html: mailLayout(shop, {
      title: 'Siparişiniz alındı',
      preview: `Sipariş numaranız ${order.number}`,
      body: [
        paragraph(`Merhaba ${invoice.firstName},`),
        paragraph(intro),
        stepRow(firstSteps),
        ...shops.flatMap((parcel) => [
          heading(parcel.shopName),
          paragraph(arrivalText(parcel)),
          productRows(shop.siteUrl, parcel.items.flatMap(productsOf)),
        ]),
        factRows(totals, { hasSum: true }),
        factRows(facts),
        heading('Teslimat'),
        `<p ${paint('text')}>${place.map(escapeHtml).join('<br>')}</p>`,
        button('Siparişimi aç', link),
        paragraph(contracts, 'small'),
      ].join('\n'),
    }),
    text: `${[
      `Merhaba ${invoice.firstName},`,
      intro,
      stepText(firstSteps),
      ...shops.map(shopText),
      totals.map(([name, value]) => `${name}: ${value}`).join('\n'),
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `Teslimat:\n${place.join('\n')}`,
      `Siparişimi aç: ${link}`,
      contracts,
    ].join('\n\n')}\n`,
    attachments: order.documents.map((document) => attachment(shop, document, order)),
  }
}

const totalsOf = ({ snapshot, payment, ...order }: ConfirmedOrder): readonly (readonly [string, string])[] => {
  const lines = snapshot.shops.flatMap((shop) =>
    shop.items.map(({ price: line, insurances, reductions, gift }) => ({ price: line, insurances, reductions, gift })),
  )
  const rows = orderSums({
    lines,
    cargo: kurus(order.ship_total),
    giftCode: kurus(order.gift_total),
    charged: kurus(payment.amount),
  })
  return [
    ...rows.map(({ key, name = orderSumTitles[key], amount }): readonly [string, string] => [
      name,
      key === 'cargo' && amount === 0 ? cartMessages.freeCargo : price(amount),
    ]),
    [cartMessages.total, price(payment.amount)],
  ]
}

/** The recipient and the place; for a branch or locker, its name comes before its address. */
const placeOf = ({ delivery, shipping }: OrderSnapshot): readonly string[] => [
  ...(shipping.option !== 'address' ? [shippingChoice(shipping.option).title] : []),
  `Teslim alacak kişi: ${fullName(delivery)}`,
  addressLine(delivery),
  formatPhone(delivery.phone),
]

/** The days on which a parcel is expected. */
const arrivalText = ({ delivery: { from, to } }: Pick<SnapshotShop, 'delivery'>): string =>
  `Tahmini teslimat: ${from === to ? weekdayText(noonOf(from)) : daysText(noonOf(from), noonOf(to))}`

const contracts = 'Onayladığınız Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi ektedir.'
const firstStepsOf = ({ shipping }: OrderSnapshot): readonly MailStep[] => [
  { title: 'Sipariş alındı', state: 'done' },
  { title: 'Hazırlanıyor', state: 'current' },
  { title: 'Yola çıkacak', state: 'ahead' },
  ...(shipping.option === 'address'
    ? ['Dağıtıma çıkacak', 'Teslim edilecek']
    : ['Teslim noktasına gidecek', 'Teslim noktasında olacak']
  ).map((title) => ({ title, state: 'ahead' as const })),
]

const productsOf = (item: SnapshotItem): readonly MailProduct[] => [
  {
    name: `${item.brand} ${item.name}`.trim(),
    detail: [
      ...item.attributes.map(({ key, value }) => `${key}: ${value}`),
      unitPrices(item)
        .map((part) => `${part.units} adet × ${formatPrice(part.price)}`)
        .join(' + '),
    ].join(', '),
    amount: price(item.price),
    image: item.image,
    url: item.url,
  },
  ...item.reductions.map(({ name, amount }) => ({ name, detail: '', amount: price(-amount) })),
  ...item.insurances.map((insurance) => ({ name: insurance.name, detail: '', amount: price(insurance.price) })),
  ...(item.gift ? [{ ...giftWords(item.gift), amount: item.gift.wrapped ? price(item.gift.wrapPrice) : '' }] : []),
]

/** The chosen gift options, with the note in quotes. */
const giftWords = ({ wrapped, note, pricesHidden }: GiftChoice): Pick<MailProduct, 'name' | 'detail'> => ({
  name: wrapped ? orderSumTitles['gift-wrap'] : 'Hediye',
  detail: [note && `Notunuz: “${note.replaceAll('\n', ' / ')}”`, pricesHidden && 'koliden çıkan belgede fiyat yazmaz']
    .filter(Boolean)
    .join(', '),
})

const shopText = (shop: SnapshotShop) =>
  [
    shop.shopName,
    arrivalText(shop),
    ...shop.items.flatMap(productsOf).map(({ name, detail, amount }) => {
      const words = detail ? `${name}, ${detail}` : name
      return amount === '' ? `- ${words}` : `- ${words}: ${amount}`
    }),
  ].join('\n')

const attachment = (
  { siteTitleShort }: MailShop,
  { id, title, html }: ContractDocument,
  { number, created_at: placedAt, total, gift_total: giftTotal, payment }: ConfirmedOrder,
) => ({
  filename: `${id}-${number}.pdf`,
  contentType: 'application/pdf',
  content: placedCopy(html, { number, placedAt, total, giftTotal, payment }),
  pdf: { title, subtitle: `Sipariş numarası: ${number}`, shop: siteTitleShort },
})
