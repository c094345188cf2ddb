import { formatPrice, subtract, times, zero } from '@market/domain/money'
import { formatPhone } from '@market/domain/validation'
import { lineTotal, unitsAtPrice } from '@market/domain/line'
import { type Address, addressLine, taxLine } from '@market/domain/account'
import { reductionSums } from '@market/domain/promotions'
import { type CartItem, cartMessages, reductionsOf, wrapTotal } from '@market/domain/cart'
import { orderSumTitles, unitPrices } from '@market/domain/orders'
import { escapeHtml } from '@market/server'
import type { ContractFacts, ContractShop } from '@market/commerce'

/** Parts of both documents. All texts by shops and shoppers are escaped. */
export const rows = (pairs: readonly (readonly [string, string])[]) =>
  `<table>${pairs.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`

export const section = (title: string, ...paragraphs: readonly string[]): string =>
  `<h3>${escapeHtml(title)}</h3>${paragraphs.map((one) => (one.startsWith('<') ? one : `<p>${one}</p>`)).join('')}`

export const sellerTable = (shop: ContractShop): string =>
  rows([
    ['Satıcı', shop.legal_name],
    ['Mağaza', shop.name],
    ['Adres', [shop.street, `${shop.district} / ${shop.city}`].filter(Boolean).join(', ')],
    ...(shop.phone === '' ? [] : [['Telefon', shop.phone] as const]),
    ['MERSİS numarası', shop.mersis],
    ['KEP adresi', shop.kep],
    ['Vergi numarası', shop.tax_number],
  ])

export const buyerTable = ({ draft }: ContractFacts): string =>
  rows([
    ['Ad soyad', fullName(draft.invoice)],
    ['Telefon', formatPhone(draft.invoice.phone)],
    ['E-posta', draft.email],
    ['Fatura', invoiceText(draft.invoice)],
    ['Teslimat adresi', addressLine(draft.delivery)],
    ...(isSomebodyElse(draft) ? [['Teslim alacak kişi', receiverText(draft.delivery)] as const] : []),
  ])

/** Whether the recipient is not the buyer. */
const isSomebodyElse = ({ delivery, invoice }: ContractFacts['draft']): boolean =>
  fullName(delivery) !== fullName(invoice)

const receiverText = (delivery: Address): string => `${fullName(delivery)}, ${formatPhone(delivery.phone)}`

export const goodsTable = ({ draft }: ContractFacts): string => {
  const reductions = [...reductionsOf(draft.cart)]
  const lines = draft.totals.shops.flatMap((shop) =>
    shop.items.flatMap((item) => {
      const attributes = item.attributes.map(({ key, value }) => `${key}: ${value}`).join(', ')
      const name = [`${item.brand} ${item.name}`, attributes].filter(Boolean).join(', ')
      const count = String(item.quantity)
      const insurances = item.insuranceItems
        .filter(({ selected }) => selected)
        .map(({ name: title, price }) => [
          title,
          shop.shopName,
          count,
          formatPrice(price),
          formatPrice(times(price, item.quantity)),
        ])
      const less = (reductions.shift() ?? []).map((one) => [
        one.name,
        shop.shopName,
        '',
        '',
        formatPrice(subtract(zero, one.amount)),
      ])
      const goods = [name, shop.shopName, count, unitPriceText(item), formatPrice(lineTotal(item))]
      const wrapping = wrapTotal(item)
      const wrap =
        wrapping > 0
          ? [[orderSumTitles['gift-wrap'], shop.shopName, '1', formatPrice(wrapping), formatPrice(wrapping)]]
          : []
      return [goods, ...less, ...insurances, ...wrap]
    }),
  )
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`
  const { totals } = draft
  return `<table>${cells('th', ['Ürün', 'Satıcı', 'Adet', 'Birim fiyatı (KDV dâhil)', 'Tutar (KDV dâhil)'])}${lines
    .map((line) => cells('td', line))
    .join('')}</table>${rows([
    ['Ürünlerin toplamı', formatPrice(totals.subTotal)],
    ...(totals.giftWrap > 0 ? [[orderSumTitles['gift-wrap'], formatPrice(totals.giftWrap)] as const] : []),
    [cartMessages.cargo, totals.cargoTotalPrice === 0 ? cartMessages.freeCargo : formatPrice(totals.cargoTotalPrice)],
    ...reductionSums(reductionsOf(draft.cart)).map(
      ({ name, amount }) => [name, formatPrice(subtract(zero, amount))] as const,
    ),
    ...(totals.giftCode > 0 ? [[cartMessages.giftCode, formatPrice(subtract(zero, totals.giftCode))] as const] : []),
    [cartMessages.total, formatPrice(totals.total)],
  ])}`
}

/** If only some units of a line are discounted, each price with its number of units. */
function unitPriceText(item: CartItem): string {
  const prices = unitPrices({ ...item, discountedUnits: unitsAtPrice(item), price: lineTotal(item) })
  const parts = prices.map((one) => `${prices.length > 1 ? `${one.units} × ` : ''}${formatPrice(one.price)}`)
  return parts.join(' + ')
}

export const fullName = ({ firstName, lastName }: Address): string => `${firstName} ${lastName}`

const invoiceText = (invoice: Address): string =>
  [invoice.companyName || fullName(invoice), invoice.companyName && taxLine(invoice), addressLine(invoice)]
    .filter((part) => part !== '')
    .join(', ')
