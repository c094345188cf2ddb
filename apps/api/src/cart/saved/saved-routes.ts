import { deleteSavedForLater, getSavedForLater, postMoveToCart, postSaveForLater } from '@market/contract'
import { type CartWrite, moveBack, readCombination, saveForLater } from '@market/commerce'
import { type Database, sqlCartPorts, sqlSavedItems } from '@market/database'
import { valueOrThrow } from '../../platform/command-failed.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { cartFailed } from '../cart-answers.ts'
import { itemWire } from '../reading/cart-wire.ts'
import { readSaved } from '../sql/read-cart.ts'
import { readWritten } from '../sql/read-written.ts'

/** Routes for the cart's list of items saved for later. */
export function savedRoutes(): readonly AnyRoute[] {
  return [
    route(getSavedForLater, async ({ caller, db, now }) => ({ saved: await savedWire(db, caller.ownerId, now) })),
    route(postSaveForLater, async ({ body, caller, db, now }) => {
      const move = { ownerId: caller.ownerId, productId: body.product_id, attrId: body.attr_id, now }
      return both(db, move, valueOrThrow(await saveForLater(sqlCartPorts(db), move)))
    }),
    route(postMoveToCart, async ({ body, caller, db, now }) => {
      const move = { ownerId: caller.ownerId, productId: body.product_id, attrId: body.attr_id, now }
      return both(db, move, valueOrThrow(await moveBack(sqlCartPorts(db), move)))
    }),
    route(deleteSavedForLater, async ({ query, caller, db, now }) => {
      const line = { productId: query.product_id, combination: readCombination(query.attr_id) }
      if (!(await sqlSavedItems(db).take(caller.ownerId, line))) throw cartFailed({ code: 'cart/not-saved' })
      return { saved: await savedWire(db, caller.ownerId, now) }
    }),
  ]
}

const savedWire = async (db: Database, ownerId: string, now: Date) =>
  (await readSaved(db, ownerId, now)).map((item) => itemWire(item))

async function both(
  db: Database,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
  write: CartWrite,
) {
  return { cart: await readWritten(db, write, now), saved: await savedWire(db, ownerId, now) }
}
