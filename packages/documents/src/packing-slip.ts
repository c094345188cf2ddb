import { formatPrice } from '@market/domain/money'
import { addressLine } from '@market/domain/account'
import { hidesPrices } from '@market/domain/cart'
import { orderSumTitles, unitPrices } from '@market/domain/orders'
import { lineName, type OrderSnapshot, type ParcelLine } from '@market/commerce'
import { escapeHtml } from '@market/server'
import { fullName } from './contract-parts.ts'
import type { DocumentToSet } from './make-pdf.ts'

interface PackedParcel {
  /** The order's number. */
  readonly number: string
  readonly shopName: string
  readonly delivery: OrderSnapshot['delivery']
  readonly lines: readonly PackedLine[]
}
type PackedLine = Pick<ParcelLine, 'item' | 'units'>

/** The documents' font has faces and no other emoji: they would be empty boxes. The office's list shows the note whole. */
const printable = (note: string): string =>
  note
    .replaceAll(/[\u{10000}-\u{1F5FF}\u{1F650}-\u{10FFFF}\u{2728}\u{2B50}]|\u{200D}|\u{FE0F}/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`

/**
 * The paper in a parcel: its contents, and the gift note for the recipient. It shows no prices if a gift in it hides
 * them. Otherwise it shows unit prices only, since the paid amounts are on the invoice, which the buyer gets by mail.
 */
export function packingSlip({ number, shopName, delivery, lines }: PackedParcel): Omit<DocumentToSet, 'shop'> {
  const hidden = hidesPrices(lines.map(({ item }) => item))
  const prices = ({ item }: PackedLine) => unitPrices(item).map(({ price }) => formatPrice(price))
  const head = ['Ürün', 'Adet', 'Paket', ...(hidden ? [] : ['Birim fiyatı'])]
  const rows = lines.map((line) => [
    lineName(line.item),
    String(line.units),
    line.item.gift?.wrapped ? orderSumTitles['gift-wrap'] : '',
    ...(hidden ? [] : [prices(line).join(' / ')]),
  ])
  const notes = lines.flatMap(({ item }) => {
    const note = printable(item.gift?.note ?? '')
    const paragraphs = note.split('\n').map((text) => `<p>${escapeHtml(text)}</p>`)
    return note === '' ? [] : [`<h3>${escapeHtml(lineName(item))}</h3>`, ...paragraphs]
  })
  const sent = [
    ['Gönderen mağaza', shopName],
    ['Teslim alacak kişi', fullName(delivery)],
    ['Adres', addressLine(delivery)],
  ]
  return {
    title: 'Koli içeriği',
    subtitle: `Sipariş numarası: ${number}`,
    html: `<table>${sent.map(row).join('')}</table><h3>Ürünler</h3><table>${[head, ...rows].map(row).join('')}</table>${
      notes.length > 0 ? `<p>Size bir not var:</p>${notes.join('')}` : ''
    }`,
  }
}
