import {
  type CartItem,
  type CartMessage,
  type CartShop,
  cartTotals,
  unitsAtPrice,
  type FastShipping,
  findCategoryById,
  formatPrice,
  kurus,
  lineTotal,
  productId,
  productUrl,
  shopId,
  shopUrl,
  withdrawalRight,
  zero,
} from '@market/domain'
import {
  type ActiveCart,
  chosenValues,
  deliveryWindow,
  fastDeliveryWindow,
  type HeldGiftCode,
  noGiftCode,
  nothingPut,
  type OwnCart,
  zeroCart,
} from '@market/provider'
import type { Database } from '@market/database'
import { servicePrice } from '../../catalog/product/added-services.ts'
import { generalInstallmentLimit } from '../../pricing/installment-limit.ts'
import { cartMessages } from '../reading/cart-messages.ts'
import { type CartRow, findCartRows, findSavedRows } from './cart-rows.ts'
import { findHeldGiftCode } from './find-held-gift-code.ts'
import { activeCartColumns } from './active-cart-columns.ts'
import { categoryTreeText } from '../reading/category-tree-text.ts'
import { texts } from '../texts.ts'

/** The owner's cart at the prices, stock and limits of now. */
export async function readCart(db: Database, ownerId: string, now: Date): Promise<OwnCart> {
  const found = await db
    .selectFrom('carts')
    .select(activeCartColumns)
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found ? loadCart(db, found, now) : nothingPut
}

/** The same for a cart that is already at hand. */
export async function loadCart(db: Database, found: ActiveCart, now: Date): Promise<OwnCart> {
  const rows = await findCartRows(db, found.id, now)
  const fastShipping = await fastShippingOf(db, found, rows)
  const fast = fastShipping.addressId !== null
  const items = withSharedLimits(rows)
  const shops = [...new Set(rows.map((row) => row.shop_id))].map((id) =>
    toShop(
      items.filter(({ row }) => row.shop_id === id),
      { now, fast },
    ),
  )
  const goods = cartTotals({ shops }).subTotal
  const giftCode = await findHeldGiftCode(db, { id: found.id, giftCodeId: found.giftCodeId, goods }, now)
  const hasGold = rows.some((row) => row.gold)
  const all = shops.flatMap((shop) => shop.items)
  return {
    id: found.id,
    taxRates: new Map(rows.map((row) => [row.product_id, row.tax_rate])),
    unfitForLocker: [...new Set(rows.filter((row) => !row.kargomat).map(({ name }) => name))],
    giftCode,
    cart: {
      ...zeroCart,
      count: rows.reduce((sum, row) => sum + row.quantity, 0),
      revision: found.revision,
      shops,
      giftCodeAmount: giftCode.amount,
      showGiftCode: rows.length > 0,
      hasGold,
      // An invoice over gold names the buyer by national ID.
      tcRequired: hasGold,
      fastShipping,
      messages: [
        ...cartMessages(all),
        ...items.flatMap(lostDiscount),
        ...giftCodeMessages(rows.length > 0 ? giftCode : noGiftCode),
      ],
    },
    installmentReasons: new Map(
      rows.flatMap(({ installment_limit: limit }) => (limit?.reason ? [[limit.max, limit.reason]] : [])),
    ),
  }
}

/** Discounted units that others bought meanwhile make a line dearer although the price stays. */
function lostDiscount({ row, item }: Line): readonly CartMessage[] {
  const before = row.discounted_when_added ?? 0
  const now = unitsAtPrice(item)
  if (!item.discount || now >= before || item.singlePrice >= item.originalPrice) return []
  const amounts = [{ ...item, discount: { maxQuantity: before } }, item].map((line) => formatPrice(lineTotal(line)))
  const [was = '', is = ''] = amounts
  const text = now === 0 ? texts.discountEnded(item.name, was, is) : texts.discountShrank(item.name, was, is)
  return [{ type: 'warning', text, productId: item.productId }]
}

const giftCodeMessages = ({ blocker }: HeldGiftCode): readonly CartMessage[] =>
  blocker ? [{ type: 'warning', text: texts.giftCode.idle[blocker], productId: null }] : []

/** Where every product offers it; not to an address that is chosen in another city than a shop's. */
async function fastShippingOf(db: Database, cart: ActiveCart, rows: readonly CartRow[]): Promise<FastShipping> {
  if (rows.length === 0 || !rows.every((row) => row.fast_shipping)) return { offered: false, addressId: null }
  const chosen = await db
    .selectFrom('carts as c')
    .innerJoin('address_choices as choices', 'choices.owner_id', 'c.owner_id')
    .innerJoin('addresses as a', 'a.id', 'choices.delivery_id')
    .select(['a.id', 'a.city', 'choices.shipping_option as option'])
    .where('c.id', '=', cart.id)
    .executeTakeFirst()
  const near = chosen === undefined || rows.every((row) => row.shop_city === chosen.city)
  const fast = near && chosen?.option === 'address' && chosen.id === cart.fastAddressId
  return { offered: near, addressId: fast ? chosen.id : null }
}

/** The items the owner saved for later, newest first, with current prices and stock. */
export const readSaved = async (db: Database, ownerId: string, now: Date): Promise<readonly CartItem[]> =>
  withSharedLimits(await findSavedRows(db, ownerId, now))
    .map(({ item }) => item)
    .toReversed()

interface Line {
  readonly row: CartRow
  readonly item: CartItem
}

/** Lines of one product in several combinations share its upper limit and its discounted units, first come first. */
function withSharedLimits(rows: readonly CartRow[]): readonly Line[] {
  const seen = new Map<number, number>()
  return rows.map((row) => {
    const before = seen.get(row.product_id) ?? 0
    seen.set(row.product_id, before + row.quantity)
    const others = rows
      .filter((other) => other.product_id === row.product_id && other !== row)
      .reduce((sum, other) => sum + other.quantity, 0)
    return { row, item: toItem(row, { before, others }) }
  })
}

function toItem(row: CartRow, shared: { readonly before: number; readonly others: number }): CartItem {
  const chosen = chosenValues(row.attributes, row.combination)
  const added = (chosen ?? []).reduce((sum, { addPrice }) => sum + addPrice, 0)
  const singlePrice = kurus(row.price + added)
  return {
    productId: productId(row.product_id),
    attrId: row.combination,
    name: row.name,
    brand: row.brand ?? '',
    url: productUrl({ slug: row.slug, id: row.product_id }),
    image: row.images[0] ?? '',
    categoryTree: categoryTreeText(row.category_path),
    withdrawal: withdrawalRight(row.category_path.flatMap((id) => findCategoryById(id)?.slug ?? [])),
    attributes: (chosen ?? []).map(({ key, value }) => ({ key, value })),
    quantity: row.quantity,
    limit: Math.max(0, row.upper_limit - shared.others),
    stock: (row.stock ?? 0) + row.own_units,
    active: row.active && chosen !== undefined,
    singlePrice,
    originalPrice: kurus(row.original_price + added),
    oldPrice:
      row.price_when_added === null || row.price_when_added === singlePrice ? null : kurus(row.price_when_added),
    discount:
      row.discount_max_quantity === null
        ? null
        : {
            maxQuantity: Math.max(0, row.discount_max_quantity + row.own_discounted - shared.before),
            originalQuantity: row.discount_original_quantity ?? row.discount_max_quantity,
          },
    maxInstallment: row.installment_limit?.max ?? generalInstallmentLimit,
    sharedCargoPrice: zero,
    earlierUnits: row.earlier_units,
    insuranceItems: row.offered_services.map(({ id, name, image, ...service }) => ({
      id,
      name,
      image,
      price: servicePrice(service, row.price),
      selected: row.services.includes(id),
    })),
    relatedProductId: row.related_product_id === null ? null : productId(row.related_product_id),
  }
}

function toShop(lines: readonly Line[], { now, fast }: { readonly now: Date; readonly fast: boolean }): CartShop {
  const [first] = lines
  if (!first) throw new Error('a shop without a line')
  const { row } = first
  const free = lines.every((line) => line.row.free_shipping)
  return {
    shopId: shopId(row.shop_id),
    shopName: row.shop_name,
    shopUrl: shopUrl({ shop: row.shop_slug }),
    rating: row.shop_rating,
    // A parcel of which every product ships free costs nothing; one paid product in it and the shop's price holds.
    cargoPrice: kurus(free ? 0 : row.cargo_price),
    freeCargoOver: row.free_cargo_over === null ? null : kurus(row.free_cargo_over),
    delivery: fast ? fastDeliveryWindow(now) : deliveryWindow(row.prepare_days, now),
    items: lines.map(({ item }) => item),
  }
}
