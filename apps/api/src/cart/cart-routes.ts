import {
  addToCart as addToCartCall,
  changeCart as changeCartCall,
  checkCart as checkCartCall,
  getCart as getCartCall,
  removeFromCart as removeFromCartCall,
} from '@market/contract'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import { addToCart, type CartWrite } from './add-to-cart.ts'
import { cartWire } from './cart-wire.ts'
import { changeQuantity } from './change-quantity.ts'
import { fillCart, readCart } from './read-cart.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { texts } from './texts.ts'

/** The caller's one cart. Reading never changes it: what no longer fits is said, and the shopper decides. */
export function cartRoutes(): readonly AnyRoute[] {
  return [
    route(getCartCall, ({ caller, db, now }) => readWire(db, caller.ownerId, now)),
    route(checkCartCall, ({ caller, db, now }) => readWire(db, caller.ownerId, now)),
    route(addToCartCall, async ({ body, caller, db, now }) => {
      if (body.insurance?.length) throw new Refusal(422, texts.unknownInsurance)
      const { product_id: productId, attr_id: attrId, num: quantity } = body
      return written(db, await addToCart(db, { ownerId: caller.ownerId, productId, attrId, quantity, now }), now)
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

const readWire = async (db: Database, ownerId: string, now: Date) => cartWire((await readCart(db, ownerId, now)).cart)

async function written(db: Database, { touched, messages }: CartWrite, now: Date) {
  const { cart } = await fillCart(db, touched, now)
  return cartWire({ ...cart, messages: [...messages, ...cart.messages] })
}
