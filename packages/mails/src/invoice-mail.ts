import { add, addressLine, formatPrice, kurus, type Money, orderSumTitles, subtract, zero } from '@market/domain'
import { fullName, sellerTable } from '@market/documents'
import { escapeHtml } from '@market/server'
import {
  type ContractShop,
  dayText,
  generalTaxRate,
  includedTax,
  type OrderSnapshot,
  type SnapshotShop,
} from '@market/provider'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { paragraph } from './mail-parts.ts'
import type { Mail } from './mail.ts'

interface InvoicedOrder {
  readonly number: string
  readonly email: string
  readonly paidAt: Date
  readonly snapshot: OrderSnapshot
  readonly sellers: readonly ContractShop[]
}

/** The invoices of an order, one of each shop, as PDF. */
export function invoiceMail(shop: MailShop, order: InvoicedOrder): Mail {
  const intro = `${order.number} numaralı siparişinizin faturaları ektedir. Her satıcı kendi ürünlerinin faturasını düzenler.`
  return {
    recipient: order.email,
    subject: `Faturanız: ${order.number}`,
    html: mailLayout(shop, { title: 'Faturanız', preview: order.number, body: paragraph(intro) }),
    text: intro,
    attachments: order.snapshot.shops.flatMap((parcel) => {
      const seller = order.sellers.find(({ id }) => id === parcel.shopId)
      const number = `${order.number}-${parcel.shopId}`
      return seller
        ? [
            {
              filename: `fatura-${number}.pdf`,
              contentType: 'application/pdf',
              content: invoiceHtml(order, parcel, seller),
              pdf: {
                title: 'Fatura',
                subtitle: `Fatura no ${number}, ${dayText(order.paidAt)}`,
                shop: shop.siteTitleShort,
              },
            },
          ]
        : []
    }),
  }
}

interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  readonly rate: number
  readonly amount: Money
}

function invoiceHtml({ snapshot }: InvoicedOrder, parcel: SnapshotShop, seller: ContractShop): string {
  const { invoice } = snapshot
  const cargo: readonly InvoiceLine[] =
    parcel.cargoTotalPrice > 0
      ? [{ name: 'Kargo ve Lojistik Hizmet Bedeli', quantity: 1, rate: generalTaxRate, amount: parcel.cargoTotalPrice }]
      : []
  const lines = [
    ...parcel.items.flatMap((item): readonly InvoiceLine[] => [
      {
        name: `${item.brand} ${item.name}`,
        quantity: item.quantity,
        rate: item.taxRate,
        amount: item.price,
      },
      ...item.reductions.map(({ name, amount }) => ({
        name,
        quantity: item.quantity,
        rate: item.taxRate,
        amount: subtract(zero, amount),
      })),
      ...item.insurances.map(({ name, price }) => ({
        name,
        quantity: item.quantity,
        rate: generalTaxRate,
        amount: price,
      })),
      ...(item.gift && item.gift.wrapPrice > 0
        ? [
            {
              name: orderSumTitles['gift-wrap'],
              quantity: 1,
              rate: item.gift.taxRate,
              amount: item.gift.wrapPrice,
            },
          ]
        : []),
    ]),
    ...cargo,
  ]
  const taxOf = ({ amount, rate }: InvoiceLine) => includedTax(amount, rate)
  const total = add(...lines.map(({ amount }) => amount))
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((one, other) => one - other)
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const buyer: readonly (readonly [string, string])[] = [
    ['Alıcı', invoice.companyName || fullName(invoice)],
    ['Adres', addressLine(invoice)],
    ...(invoice.companyName ? [['Vergi', `${invoice.taxOffice}, ${invoice.taxNumber}`] as const] : []),
    ...(invoice.tc ? [['T.C. kimlik numarası', invoice.tc] as const] : []),
  ]
  const sums: readonly (readonly [string, string])[] = [
    ['Matrah', formatPrice(subtract(total, add(...lines.map(taxOf))))],
    ...rates.map((rate) => {
      const tax = add(...lines.filter((line) => line.rate === rate).map(taxOf))
      return [`KDV %${rate}`, formatPrice(tax)] as const
    }),
    ['KDV Dahil Toplam Fiyat', formatPrice(kurus(total))],
  ]
  return `<h3>Satıcı</h3>${sellerTable(seller)}<h3>Alıcı</h3><table>${buyer.map((pair) => row('td', pair)).join('')}</table>
<h3>Ürünler</h3><table>${row('th', ['Ürün', 'Adet', 'KDV', 'Tutar'])}${lines
    .map((line) => row('td', [line.name, String(line.quantity), `%${line.rate}`, formatPrice(line.amount)]))
    .join('')}</table><table>${sums.map((pair) => row('td', pair)).join('')}</table>`
}
