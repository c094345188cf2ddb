import {
  addManyToCart,
  addToCart as addToCartCall,
  changeCart as changeCartCall,
  checkCart as checkCartCall,
  deleteFastShippingAddress,
  getCart as getCartCall,
  putFastShippingAddress,
  removeFromCart as removeFromCartCall,
  removeGiftCode as removeGiftCodeCall,
  setGiftCode as setGiftCodeCall,
} from '@market/contract'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type AnyRoute, route } from '../kernel/route.ts'
import type { Deps } from '../kernel/deps.ts'
import { addMany } from './add-many.ts'
import { addToCart, type CartWrite } from './add-to-cart.ts'
import { cartWire } from './cart-wire.ts'
import { changeQuantity } from './change-quantity.ts'
import { chooseFastShipping } from './fast-shipping.ts'
import { removeGiftCode, setGiftCode } from './gift-code.ts'
import { fillCart, readCart } from './read-cart.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { texts } from './texts.ts'

/** The caller's one cart. Reading never changes it: what no longer fits is said, and the shopper decides. */
export function cartRoutes({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] {
  return [
    route(getCartCall, ({ caller, db, now }) => readWire(db, caller.ownerId, now)),
    route(checkCartCall, ({ caller, db, now }) => readWire(db, caller.ownerId, now)),
    route(addToCartCall, async ({ body, caller, db, now }) => {
      if (body.insurance?.length) throw new Refusal(422, texts.unknownInsurance)
      const { product_id: productId, attr_id: attrId, num: quantity, related_product_id: relatedProductId } = body
      const addition = { ownerId: caller.ownerId, productId, attrId, quantity, relatedProductId, now }
      return written(db, await addToCart(db, addition), now)
    }),
    route(addManyToCart, async ({ body, caller, db, now }) => {
      if (body.items.some(({ insurance }) => insurance?.length)) throw new Refusal(422, texts.unknownInsurance)
      const items = body.items.map((item) => ({
        productId: item.product_id,
        attrId: item.attr_id,
        quantity: item.num,
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

const readWire = async (db: Database, ownerId: string, now: Date) => cartWire(await readCart(db, ownerId, now))

async function written(db: Database, { touched, messages }: CartWrite, now: Date) {
  const own = await fillCart(db, touched, now)
  return cartWire({ ...own, cart: { ...own.cart, messages: [...messages, ...own.cart.messages] } })
}
