import { type CartItem, cartTotals } from '@market/domain/cart'
import { heldGiftCode, noGiftCode } from '../cart/gift-code/held-gift-code.ts'
import { isLine } from '../cart/line-limit.ts'
import { rowsOf } from '../cart/memory/cart-rows.ts'
import type { ShopBooks } from '../cart/memory/shop-books.ts'
import { type OwnCart, nothingPut } from '../cart/reading/own-cart.ts'
import { priceCart } from '../cart/reading/price-cart.ts'
import { priceLines } from '../cart/reading/price-lines.ts'
import { priceShops, unchosenShops } from '../cart/reading/price-shops.ts'

/** The owner's cart in a shop in memory, with current prices and stock. */
export function readCart(books: ShopBooks, ownerId: string, now: Date): OwnCart {
  const found = [...books.carts.values()].find((one) => one.ownerId === ownerId && one.status === 'active')
  if (!found) return nothingPut
  const { alone, lines: all } = found
  const here = rowsOf(books, alone ? all.filter(isLine(alone)) : all)
  const rows = here.filter(({ chosen }) => chosen)
  const offered = rows.length > 0 && rows.every(({ productId }) => books.products.get(productId)?.fast)
  const isFast =
    offered && found.fastAddressId !== null && books.choices.get(ownerId)?.addressId === found.fastAddressId
  const lines = priceLines(rows)
  const shops = priceShops(lines, { now, fast: isFast })
  const code = books.codes.get(found.giftCodeId ?? '')
  const goods = cartTotals({ shops }).subTotal
  const own = priceCart({
    found,
    lines,
    shops,
    promotions: [],
    fastShipping: { offered, addressId: isFast ? found.fastAddressId : null },
    giftCode: code ? heldGiftCode({ ...code, left: code.balance }, goods, now) : noGiftCode,
  })
  const unchosen = unchosenShops(here, now)
  return { ...own, cart: { ...own.cart, unchosen, aside: all.length - here.length } }
}

/** The owner's saved items, newest first. */
export const readSaved = (books: ShopBooks, ownerId: string): readonly CartItem[] =>
  priceLines(rowsOf(books, books.saved.get(ownerId) ?? []))
    .map(({ item }) => item)
    .toReversed()
