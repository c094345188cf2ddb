import {
  addManyToCart,
  addToCart as addToCartCall,
  changeCart as changeCartCall,
  checkCart as checkCartCall,
  deleteFastShippingAddress,
  deleteInsurance,
  getCart as getCartCall,
  postBuyNow,
  postInsurance,
  postTakeBack,
  putChosenLines,
  putDismissedPrice,
  putFastShippingAddress,
  putGift,
  removeFromCart as removeFromCartCall,
} from '@market/contract'
import { fromLira } from '@market/domain/money'
import {
  addMany,
  addToCart,
  buyNow,
  changeQuantity,
  chooseFastShipping,
  chooseGift,
  chooseInsurance,
  chooseLines,
  dismissPrice,
  dropInsurance,
  removeFromCart,
  takeBack,
} from '@market/commerce'
import { type Database, transact, sqlCartPorts, sqlCarts } from '@market/database'
import { valueOrThrow } from '../platform/command-failed.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { cartWire } from './reading/cart-wire.ts'
import { sqlFastDelivery } from './sql/fast-delivery.ts'
import { readCart } from './sql/read-cart.ts'
import { readWritten } from './sql/read-written.ts'

/**
 * Routes of the caller's cart. Reading never changes the cart: messages report lines that no longer fit, and the
 * shopper decides.
 */
export function cartRoutes(): readonly AnyRoute[] {
  return [
    route(getCartCall, ({ caller, db, now }) => readWire(db, caller.ownerId, now)),
    route(checkCartCall, ({ caller, db, now }) => readWire(db, caller.ownerId, now)),
    route(addToCartCall, async ({ body, caller, db, now }) => {
      const { product_id: productId, attr_id: attrId, num: quantity, related_product_id: relatedProductId } = body
      const addition = {
        ownerId: caller.ownerId,
        productId,
        attrId,
        quantity,
        relatedProductId,
        insurance: body.insurance,
        now,
      }
      return readWritten(db, valueOrThrow(await addToCart(sqlCartPorts(db), addition)), now)
    }),
    route(addManyToCart, async ({ body, caller, db, now }) => {
      const items = body.items.map((item) => ({
        productId: item.product_id,
        attrId: item.attr_id,
        quantity: item.num,
        insurance: item.insurance,
        relatedProductId: item.related_product_id,
        gift: item.gift && readGift(item.gift),
      }))
      const added = await addMany(sqlCartPorts(db), { ownerId: caller.ownerId, items, now })
      return readWritten(db, valueOrThrow(added), now)
    }),
    route(postBuyNow, async ({ body, caller, db, now }) => {
      const { product_id: productId, attr_id: attrId, num: quantity, insurance } = body
      const wish = { ownerId: caller.ownerId, productId, attrId, quantity, insurance, now }
      return readWritten(db, valueOrThrow(await buyNow(sqlCartPorts(db), wish)), now)
    }),
    route(postTakeBack, ({ caller, db, now }) =>
      transact(db, async (trx) =>
        readWritten(trx, await takeBack({ carts: sqlCarts(trx) }, { ownerId: caller.ownerId, now }), now),
      ),
    ),
    route(putChosenLines, async ({ body: { lines: sent, chosen }, caller, db, now }) => {
      const lines = sent.map((line) => ({ productId: line.product_id, attrId: line.attr_id }))
      return readWritten(db, await chooseLines(sqlCartPorts(db), { ownerId: caller.ownerId, lines, chosen, now }), now)
    }),
    route(putDismissedPrice, async ({ body, caller, db, now }) => {
      const { product_id: productId, attr_id: attrId } = body
      const seen = { ownerId: caller.ownerId, productId, attrId, price: fromLira(body.price), now }
      return readWritten(db, await dismissPrice(sqlCartPorts(db), seen), now)
    }),
    route(putGift, async ({ body: { product_id: productId, attr_id: attrId, gift: sent }, caller, db, now }) => {
      const gift = sent && readGift(sent)
      const chosen = await chooseGift(sqlCartPorts(db), { ownerId: caller.ownerId, productId, attrId, gift, now })
      return readWritten(db, valueOrThrow(chosen), now)
    }),
    route(postInsurance, async ({ body, caller, db, now }) => {
      const chosen = await chooseInsurance(sqlCartPorts(db), choiceOf(body, caller.ownerId, now))
      return readWritten(db, { touched: valueOrThrow(chosen) }, now)
    }),
    route(deleteInsurance, ({ query, caller, db, now }) =>
      transact(db, async (trx) => {
        const touched = await dropInsurance(sqlCartPorts(trx), choiceOf(query, caller.ownerId, now))
        return readWritten(trx, { touched }, now)
      }),
    ),
    route(putFastShippingAddress, ({ body, caller, db, now }) =>
      deliverFast(db, { ownerId: caller.ownerId, addressId: body.address_id, now }),
    ),
    route(deleteFastShippingAddress, ({ caller, db, now }) =>
      deliverFast(db, { ownerId: caller.ownerId, addressId: undefined, now }),
    ),
    route(changeCartCall, async ({ body, caller, db, now }) => {
      const { product_id: productId, attr_id: attrId, number: quantity } = body
      const change = { ownerId: caller.ownerId, productId, attrId, quantity, now }
      return readWritten(db, valueOrThrow(await changeQuantity(sqlCartPorts(db), change)), now)
    }),
    route(removeFromCartCall, ({ query, caller, db, now }) =>
      transact(db, async (trx) => {
        const touched = await removeFromCart(sqlCartPorts(trx), {
          ownerId: caller.ownerId,
          productId: query.product_id,
          attrId: query.attr_id,
          relatedProductId: query.related_product_id,
          now,
        })
        return readWritten(trx, { touched }, now)
      }),
    ),
  ]
}

const readGift = (sent: { readonly wrapped: boolean; readonly note: string; readonly prices_hidden: boolean }) => ({
  wrapped: sent.wrapped,
  note: sent.note,
  pricesHidden: sent.prices_hidden,
})

interface SentChoice {
  readonly product_id: number
  readonly attr_id: string
  readonly insurance_id: number
}
const choiceOf = (sent: SentChoice, ownerId: string, now: Date) => ({
  ownerId,
  productId: sent.product_id,
  attrId: sent.attr_id,
  insuranceId: sent.insurance_id,
  now,
})

const readWire = async (db: Database, ownerId: string, now: Date) => cartWire(await readCart(db, ownerId, now))

const deliverFast = (
  db: Database,
  choice: { readonly ownerId: string; readonly addressId: string | undefined; readonly now: Date },
) =>
  transact(db, async (trx) => {
    const ports = { carts: sqlCarts(trx), fastDelivery: sqlFastDelivery(trx) }
    return readWritten(trx, { touched: valueOrThrow(await chooseFastShipping(ports, choice)) }, choice.now)
  })
