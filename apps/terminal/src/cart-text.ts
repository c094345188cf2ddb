import { formatPrice, type Money } from '@market/domain/money'
import { lineTotal } from '@market/domain/line'
import { reductionSums } from '@market/domain/promotions'
import { type Cart, type CartItem, cartMessages, cartTotals, type CartTotals, reductionsOf } from '@market/domain/cart'
import { orderSumTitles } from '@market/domain/orders'
import { texts } from './texts.ts'

/** The cart's lines in the order of their numbers. */
export const cartLines = (cart: Cart | undefined): readonly CartItem[] =>
  (cart?.shops ?? []).flatMap(({ items }) => items)

/** The cart as text: messages of the API, lines numbered from 1, and the core's totals (rules.md C2). */
export function cartText(cart: Cart | undefined): string {
  if (!cart) return cartMessages.empty
  const told = cart.messages.map(({ text }) => `! ${text}`)
  const lines = cartLines(cart)
  if (lines.length === 0) return [...told, cartMessages.empty].join('\n')
  const totals = cartTotals(cart)
  const shops = totals.shops.flatMap(({ shopName, items, cargoTotalPrice }) => [
    shopName,
    ...items.map((item) => `  ${lines.indexOf(item) + 1}. ${lineText(item)}`),
    `  ${cargoText(cargoTotalPrice)}`,
  ])
  return [...told, ...shops, ...totalsText(cart, totals)].join('\n')
}

function lineText(item: CartItem): string {
  const chosen = item.attributes.map(({ key, value }) => `${key}: ${value}`).join(', ')
  return `${item.brand} ${item.name}${chosen && ` (${chosen})`} × ${item.quantity}: ${formatPrice(lineTotal(item))}`
}

const cargoText = (price: Money): string =>
  price === 0 ? cartMessages.freeCargo : `${cartMessages.cargo}: ${formatPrice(price)}`

const totalsText = (cart: Cart, totals: CartTotals): readonly string[] => [
  `${texts.cart.goods}: ${formatPrice(totals.subTotal)}`,
  ...(totals.totalDiscount === 0 ? [] : [texts.cart.saved(formatPrice(totals.totalDiscount))]),
  ...(totals.giftWrap === 0 ? [] : [`${orderSumTitles['gift-wrap']}: ${formatPrice(totals.giftWrap)}`]),
  cargoText(totals.cargoTotalPrice),
  ...reductionSums(reductionsOf(cart)).flatMap(({ name, amount }) => reduction(name, amount)),
  ...reduction(texts.cart.cargoDiscount, totals.shipDiscount),
  ...reduction(cartMessages.giftCode, totals.giftCode),
  `${cartMessages.total}: ${formatPrice(totals.total)}`,
]

const reduction = (name: string, amount: Money): readonly string[] =>
  amount === 0 ? [] : [`${name}: -${formatPrice(amount)}`]
