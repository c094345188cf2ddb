import { deleteSavedForLater, getSavedForLater, postMoveToCart, postSaveForLater } from '@market/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { cartFailed } from '../cart-failures.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { cartWire, itemWire } from '../reading/cart-wire.ts'
import { loadCart, readSaved } from '../reading/read-cart.ts'
import { moveBack, removeSaved, saveForLater } from './saved-items.ts'
import type { CartWrite } from '../add-to-cart.ts'

/** The list for later beside the cart. */
export function savedRoutes(): readonly AnyRoute[] {
  return [
    route(getSavedForLater, async ({ caller, db, now }) => ({ saved: await savedWire(db, caller.ownerId, now) })),
    route(postSaveForLater, async ({ body, caller, db, now }) => {
      const move = { ownerId: caller.ownerId, productId: body.product_id, attrId: body.attr_id, now }
      return both(db, move, { touched: await saveForLater(db, move), messages: [] })
    }),
    route(postMoveToCart, async ({ body, caller, db, now }) => {
      const move = { ownerId: caller.ownerId, productId: body.product_id, attrId: body.attr_id, now }
      return both(db, move, await moveBack(db, move))
    }),
    route(deleteSavedForLater, async ({ query, caller, db, now }) => {
      const removed = await removeSaved(db, {
        ownerId: caller.ownerId,
        productId: query.product_id,
        attrId: query.attr_id,
        now,
      })
      if (!removed) throw cartFailed({ code: 'cart/not-saved' })
      return { saved: await savedWire(db, caller.ownerId, now) }
    }),
  ]
}

const savedWire = async (db: Database, ownerId: string, now: Date) =>
  (await readSaved(db, ownerId, now)).map((item) => itemWire(item))

async function both(
  db: Database,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
  { touched, messages }: CartWrite,
) {
  const own = await loadCart(db, touched, now)
  const cart = cartWire({ ...own, cart: { ...own.cart, messages: [...messages, ...own.cart.messages] } })
  return { cart, saved: await savedWire(db, ownerId, now) }
}
