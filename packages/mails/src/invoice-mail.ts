import { add, allocate, formatPrice, kurus, type Money, subtract, zero } from '@market/domain/money'
import { addressLine, taxLine } from '@market/domain/account'
import { orderSumTitles } from '@market/domain/orders'
import { fullName, sellerTable } from '@market/documents'
import { escapeHtml } from '@market/server'
import {
  type ContractShop,
  generalTaxRate,
  includedTax,
  lineName,
  type OrderBalance,
  type OrderSnapshot,
  type ParcelLine,
} from '@market/commerce'
import { longDayText } from '@market/domain/kernel'
import { mailLayout, type MailShop } from './mail-layout.ts'
import { paragraph } from './mail-parts.ts'
import type { Mail } from './mail.ts'

interface InvoicedOrder {
  readonly number: string
  readonly email: string
  readonly paidAt: Date
  readonly snapshot: OrderSnapshot
  readonly balance: OrderBalance
  readonly sellers: readonly ContractShop[]
}

const texts = {
  invoice: 'Fatura',
  credit: 'İade belgesi',
  intro: (order: string) =>
    `${order} numaralı siparişinizin faturaları ektedir. Her satıcı kendi ürünlerinin faturasını düzenler.`,
  credited: 'İade ettiğiniz ürünler için düzenlenen iade belgeleri de ektedir.',
}

/** The invoices of an order as PDF, one of each shop, without cancelled units, and a document for returned units. */
export function invoiceMail(shop: MailShop, order: InvoicedOrder): Mail {
  const { number, balance } = order
  const papers = (kind: 'invoice' | 'credit') =>
    balance.parcels.flatMap((parcel) => {
      const bought = order.snapshot.shops.find(({ shopId }) => shopId === parcel.shopId)
      const seller = order.sellers.find(({ id }) => id === parcel.shopId)
      const sent = (line: number) => parcel.lines.find((one) => one.line === line)?.units
      const lines = kind === 'invoice' ? parcel.lines : parcel.returned
      if (!bought || !seller || lines.length === 0) return []
      const cargo = (kind === 'invoice' ? parcel.lines.length > 0 : parcel.cargoReturned)
        ? bought.cargoTotalPrice
        : zero
      const of = `${number}-${parcel.shopId}`
      return [
        {
          filename: `${kind === 'invoice' ? 'fatura' : 'iade-belgesi'}-${of}.pdf`,
          contentType: 'application/pdf',
          content: invoiceHtml(
            order.snapshot,
            linesOf(
              // Wrapping is refunded with the last unit.
              lines.map((one) => ({ ...one, wrapped: one.units === sent(one.line) })),
              cargo,
            ),
            seller,
          ),
          pdf: {
            title: texts[kind],
            subtitle: `${texts[kind]} no ${of}, ${longDayText(order.paidAt)}`,
            shop: shop.siteTitleShort,
          },
        },
      ]
    })
  const credits = papers('credit')
  const intro = [texts.intro(number), ...(credits.length > 0 ? [texts.credited] : [])].join(' ')
  return {
    recipient: order.email,
    subject: `Faturanız: ${number}`,
    html: mailLayout(shop, { title: 'Faturanız', preview: number, body: paragraph(intro) }),
    text: intro,
    attachments: [...papers('invoice'), ...credits],
  }
}

interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  readonly rate: number
  readonly amount: Money
  /** The amount that includes the tax. For a line of goods it is reduced by promotions, whose own lines have no tax. */
  readonly taxed: Money
}

function linesOf(
  lines: readonly (Pick<ParcelLine, 'item' | 'units'> & { readonly wrapped: boolean })[],
  cargoPrice: Money,
): readonly InvoiceLine[] {
  const row = (name: string, quantity: number, rate: number, amount: Money, taxed = amount): readonly InvoiceLine[] =>
    amount === 0 ? [] : [{ name, quantity, rate, amount, taxed }]
  return [
    ...lines.flatMap(({ item, units, wrapped }) => {
      const part = (amount: Money) => allocate(amount, [units, item.quantity - units])[0] ?? zero
      const reductions = item.reductions.map(({ name, amount }) => ({ name, amount: part(amount) }))
      const price = part(item.price)
      const net = subtract(price, add(...reductions.map(({ amount }) => amount)))
      return [
        ...row(lineName(item), units, item.taxRate, price, net),
        ...reductions.flatMap(({ name, amount }) => row(name, units, item.taxRate, subtract(zero, amount), zero)),
        ...item.insurances.flatMap((service) => row(service.name, units, generalTaxRate, part(service.price))),
        ...(wrapped && item.gift ? row(orderSumTitles['gift-wrap'], 1, item.gift.taxRate, item.gift.wrapPrice) : []),
      ]
    }),
    ...row('Kargo ve Lojistik Hizmet Bedeli', 1, generalTaxRate, cargoPrice),
  ]
}

function invoiceHtml({ invoice }: OrderSnapshot, lines: readonly InvoiceLine[], seller: ContractShop): string {
  const taxOf = ({ taxed, rate }: InvoiceLine) => includedTax(taxed, rate)
  const total = add(...lines.map(({ amount }) => amount))
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((one, other) => one - other)
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const buyer: readonly (readonly [string, string])[] = [
    ['Alıcı', invoice.companyName || fullName(invoice)],
    ['Adres', addressLine(invoice)],
    ...(invoice.companyName ? [['Vergi', taxLine(invoice)] as const] : []),
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
<h3>Ürünler</h3><table>${row('th', ['Ürün', 'Adet', 'Birim fiyatı', 'KDV', 'Tutar'])}${lines
    .map((line) =>
      row('td', [line.name, String(line.quantity), unitPrice(line), `%${line.rate}`, formatPrice(line.amount)]),
    )
    .join('')}</table><table>${sums.map((pair) => row('td', pair)).join('')}</table>`
}

/** Empty for a reduction; the average if some units had a limited discount. */
const unitPrice = ({ amount, quantity }: InvoiceLine): string =>
  amount < 0 ? '' : formatPrice(kurus(Math.round(amount / quantity)))
