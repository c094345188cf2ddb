import { formatPrice, type Money, zero } from '@market/domain/money'
import { isOnSale, lineTotal, unitsAtPrice } from '@market/domain/line'
import type { CartPromotion } from '@market/domain/promotions'
import { type CartItem, type CartMessage, cartTotals, type FastShipping } from '@market/domain/cart'
import {
  type ActiveCart,
  cartPromotions,
  type HeldGiftCode,
  nothingPut,
  type OwnCart,
  priceCart,
  type PricedLine,
  priceLines,
  priceShops,
  unchosenShops,
} from '@market/commerce'
import {
  type Database,
  findCartRows,
  findSavedRows,
  findHeldGiftCode,
  activeCartColumns,
  findPromotions,
} from '@market/database'
import { cartMessages } from '../reading/cart-messages.ts'
import { texts } from '../texts.ts'

/** The owner's cart with current prices, stock and limits. */
export async function readCart(db: Database, ownerId: string, now: Date): Promise<OwnCart> {
  const found = await db
    .selectFrom('carts')
    .select(activeCartColumns)
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found ? loadCart(db, found, now) : nothingPut
}

/** The same for a cart that was already found. */
export async function loadCart(db: Database, found: ActiveCart, now: Date): Promise<OwnCart> {
  const all = await findCartRows(db, found.id, now)
  const here = all.filter(({ aside }) => !aside)
  const rows = here.filter(({ chosen }) => chosen)
  const fastShipping = await fastShippingOf(db, found, rows)
  const lines = priceLines(rows)
  const shops = priceShops(lines, { now, fast: fastShipping.addressId !== null })
  const unchosen = unchosenShops(here, now)
  const { promotions: inForce, ended } = await findPromotions(db, { cartId: found.id, rows }, now)
  const promotions = cartPromotions(inForce, rows)
  const goods = cartTotals({ shops }).subTotal
  const giftCode = await giftCodeOf(db, { ...found, goods, isApart: all.length > here.length }, now)
  const own = priceCart({ found, lines, shops, promotions, fastShipping, giftCode })
  const messages = [
    ...cartMessages(shops.flatMap((shop) => shop.items)),
    ...lines.flatMap(lostDiscount),
    ...lines.flatMap(lostGift),
    ...(lines.length > 0 ? giftCodeMessages(giftCode) : []),
    ...cartPromotions(ended, rows).map(endedCoupon),
  ]
  return { ...own, cart: { ...own.cart, messages, unchosen, aside: all.length - here.length } }
}

/** The cart's gift code. While one product is bought separately, the code stays with the lines that were set aside. */
async function giftCodeOf(
  db: Database,
  cart: ActiveCart & { readonly goods: Money; readonly isApart: boolean },
  now: Date,
): Promise<HeldGiftCode> {
  if (cart.giftCodeId !== null && cart.isApart) return { id: cart.giftCodeId, amount: zero, blocker: 'aside' }
  return findHeldGiftCode(db, cart, now)
}

/** Message for a line that costs more at the same price, because others have bought its discounted units. */
function lostDiscount({ row, item }: PricedLine): readonly CartMessage[] {
  const before = row.discountedWhenAdded ?? 0
  const now = unitsAtPrice(item)
  if (!item.discount || now >= before || item.singlePrice >= item.originalPrice) return []
  const amounts = [{ ...item, discount: { maxQuantity: before } }, item].map((line) => formatPrice(lineTotal(line)))
  const [was = '', is = ''] = amounts
  const text = now === 0 ? texts.discountEnded(item.name, was, is) : texts.discountShrank(item.name, was, is)
  return [{ type: 'warning', text, productId: item.productId }]
}

/** Message for a gift option that is not available now. The choice is kept and applies again once it is. */
function lostGift({ row, item }: PricedLine): readonly CartMessage[] {
  if (!row.gift || (isOnSale(item) && item.gift?.wrapped === row.gift.wrapped)) return []
  const text = isOnSale(item) ? texts.wrapGone(item.name) : texts.giftGone(item.name)
  return [{ type: 'warning', text, productId: item.productId }]
}

const giftCodeMessages = ({ blocker }: HeldGiftCode): readonly CartMessage[] =>
  blocker ? [{ type: 'warning', text: texts.giftCode.idle[blocker], productId: null }] : []

const endedCoupon = ({ name }: CartPromotion): CartMessage => ({
  type: 'warning',
  text: texts.couponEnded(name),
  productId: null,
})

type FoundRows = Awaited<ReturnType<typeof findCartRows>>

/** Offered if every product supports it, and the selected address, if any, is in the city of every shop. */
async function fastShippingOf(db: Database, cart: ActiveCart, rows: FoundRows): Promise<FastShipping> {
  if (rows.length === 0 || !rows.every((row) => row.fastShipping)) return { offered: false, addressId: null }
  const chosen = await db
    .selectFrom('carts as c')
    .innerJoin('address_choices as choices', 'choices.owner_id', 'c.owner_id')
    .innerJoin('addresses as a', 'a.id', 'choices.delivery_id')
    .select(['a.id', 'a.city', 'choices.shipping_option as option'])
    .where('c.id', '=', cart.id)
    .executeTakeFirst()
  const near = chosen === undefined || rows.every((row) => row.shopCity === chosen.city)
  const fast = near && chosen?.option === 'address' && chosen.id === cart.fastAddressId
  return { offered: near, addressId: fast ? chosen.id : null }
}

/** The items the owner saved for later, newest first, with current prices and stock. */
export const readSaved = async (db: Database, ownerId: string, now: Date): Promise<readonly CartItem[]> =>
  priceLines(await findSavedRows(db, ownerId, now))
    .map(({ item }) => item)
    .toReversed()
