import {
  addManyToCart,
  addToCart as addToCartCall,
  changeCart as changeCartCall,
  checkCart as checkCartCall,
  deleteFastShippingAddress,
  deleteInsurance,
  getCart as getCartCall,
  postInsurance,
  putFastShippingAddress,
  removeFromCart as removeFromCartCall,
  removeGiftCode as removeGiftCodeCall,
  setGiftCode as setGiftCodeCall,
} from '@market/contract'
import type { Database } from '../platform/database/open-database.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import type { Deps } from '../platform/deps.ts'
import { addMany } from './add-many.ts'
import { addToCart, type CartWrite } from './add-to-cart.ts'
import { cartWire } from './reading/cart-wire.ts'
import { changeQuantity } from './change-quantity.ts'
import { chooseFastShipping } from './fast-shipping.ts'
import { removeGiftCode, setGiftCode } from './gift-code/gift-code.ts'
import { chooseInsurance, dropInsurance } from './insurances.ts'
import { loadCart, readCart } from './reading/read-cart.ts'
import { removeFromCart } from './remove-from-cart.ts'

/** The caller's one cart. Reading never changes it: what no longer fits is said, and the shopper decides. */
export function cartRoutes({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] {
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
      return written(db, await addToCart(db, addition), now)
    }),
    route(addManyToCart, async ({ body, caller, db, now }) => {
      const items = body.items.map((item) => ({
        productId: item.product_id,
        attrId: item.attr_id,
        quantity: item.num,
        insurance: item.insurance,
      }))
      return written(db, await addMany(db, { ownerId: caller.ownerId, items, now }), now)
    }),
    route(setGiftCodeCall, async ({ body, caller, db, clientAddress, now }) => {
      const wish = { ownerId: caller.ownerId, clientAddress, code: body.gift_code, now }
      return written(db, { touched: await setGiftCode(db, config, wish), messages: [] }, now)
    }),
    route(removeGiftCodeCall, async ({ caller, db, now }) =>
      written(db, { touched: await removeGiftCode(db, caller.ownerId, now), messages: [] }, now),
    ),
    route(postInsurance, async ({ body, caller, db, now }) =>
      written(db, { touched: await chooseInsurance(db, choiceOf(body, caller.ownerId, now)), messages: [] }, now),
    ),
    route(deleteInsurance, async ({ query, caller, db, now }) =>
      written(db, { touched: await dropInsurance(db, choiceOf(query, caller.ownerId, now)), messages: [] }, now),
    ),
    route(putFastShippingAddress, ({ body, caller, db, now }) =>
      db.transaction().execute(async (trx) => {
        const touched = await chooseFastShipping(trx, { ownerId: caller.ownerId, addressId: body.address_id, now })
        return written(trx, { touched, messages: [] }, now)
      }),
    ),
    route(deleteFastShippingAddress, async ({ caller, db, now }) => {
      const touched = await chooseFastShipping(db, { ownerId: caller.ownerId, addressId: undefined, now })
      return written(db, { touched, messages: [] }, now)
    }),
    route(changeCartCall, async ({ body, caller, db, now }) => {
      const { product_id: productId, attr_id: attrId, number: quantity } = body
      return written(db, await changeQuantity(db, { ownerId: caller.ownerId, productId, attrId, quantity, now }), now)
    }),
    route(removeFromCartCall, ({ query, caller, db, now }) =>
      db.transaction().execute(async (trx) => {
        const touched = await removeFromCart(trx, {
          ownerId: caller.ownerId,
          productId: query.product_id,
          attrId: query.attr_id,
          relatedProductId: query.related_product_id,
          now,
        })
        return written(trx, { touched, messages: [] }, now)
      }),
    ),
  ]
}

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

async function written(db: Database, { touched, messages }: CartWrite, now: Date) {
  const own = await loadCart(db, touched, now)
  return cartWire({ ...own, cart: { ...own.cart, messages: [...messages, ...own.cart.messages] } })
}
